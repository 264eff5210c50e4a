import { expect, test } from "vitest";
import { dueAt, replyClock } from "#domain/leads/deadlines.ts";

const received = new Date("2026-03-28T22:00:00Z");
const hoursLater = (hours: number) => new Date(received.getTime() + hours * 3_600_000);

test("a reply is promised within 24 hours, also across a change of clocks", () => {
	expect(dueAt(received).toISOString()).toBe("2026-03-29T22:00:00.000Z");
});

test.each([
	[0, "green"],
	[20, "green"],
	[20.01, "amber"],
	[24, "amber"],
	[24.01, "red"],
] as const)("%d hours after a message its clock is %s", (hours, colour) => {
	expect(replyClock(dueAt(received), hoursLater(hours))).toBe(colour);
});
