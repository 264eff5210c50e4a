import { expect, test } from "vitest";
import { replyTimesOf } from "#server/desk/numbers/reply-times.ts";

const replied = (receivedAt: string, minutes: number, office = "India") => {
	const arrived = new Date(receivedAt);
	return { receivedAt: arrived, firstReplyAt: new Date(arrived.getTime() + minutes * 60_000), office };
};

test("reply times come by week and office, with the promise kept up to the very minute of 24 hours", () => {
	const leads = [10, 20, 30, 24 * 60, 24 * 60 + 1].map((minutes) => replied("2026-01-27T12:00:00Z", minutes));
	expect(
		replyTimesOf([
			...leads,
			replied("2026-02-03T12:00:00Z", 5),
			replied("2026-01-28T12:00:00Z", 7, "Malaysia"),
		]),
	).toEqual([
		{ week: "2026-01-26", office: "India", replies: 5, median: 30, ninetieth: 24 * 60 + 1, inTime: 4 },
		{ week: "2026-01-26", office: "Malaysia", replies: 1, median: 7, ninetieth: 7, inTime: 1 },
		{ week: "2026-02-02", office: "India", replies: 1, median: 5, ninetieth: 5, inTime: 1 },
	]);
});

test("without a reply there are no times", () => {
	expect(replyTimesOf([])).toEqual([]);
});
