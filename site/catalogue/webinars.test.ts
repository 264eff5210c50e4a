import { describe, expect, test } from "vitest";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { sessionPageAt } from "#site/catalogue/session-page.ts";
import {
	pageVersions,
	sessionVersions,
	startFaults,
	webinarsIn,
	webinarsAt as webinarsOf,
} from "#site/catalogue/webinars.ts";
import { pageCopy } from "#tests/support/copy.ts";

const webinarsAt = (moment: Date) => webinarsOf(moment, "en");
const versions = pageVersions(webinarsIn("en"));
const titles = (shown: readonly { title: string }[]) => shown.map(({ title }) => title);

describe("the list of webinars", () => {
	test("offers the next session first, and the last one held first among the past", () => {
		const { live, recorded } = webinarsAt(new Date(0));
		const ends = (shown: typeof live) => shown.map((webinar) => webinarEnd(webinar).getTime());
		expect(ends(live)).toEqual(ends(live).toSorted((a, b) => a - b));
		expect(ends(recorded)).toEqual(ends(recorded).toSorted((a, b) => b - a));
	});

	test("is built once as it is now, and once for each moment at which sessions will have ended", () => {
		const counts = versions.map(({ from }) => webinarsAt(from).live.length);
		const { live } = webinarsAt(new Date(0));
		expect([counts[0], counts.at(-1)]).toEqual([live.length, 0]);
		expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => b - a));
		const [now, ...later] = versions.map(({ route }) => route);
		expect(now).toBeUndefined();
		for (const route of later) expect(route).toMatch(/^from\//);
	});

	test("puts a session that has just ended at the top of the past ones", () => {
		const [now, next] = versions.map(({ from }) => webinarsAt(from));
		expect(titles(now?.live ?? [])).toContain(titles(next?.recorded ?? [])[0]);
	});

	test("changes once when two sessions end together", () => {
		const { live } = webinarsAt(new Date(0));
		const twins = live.slice(0, 1).flatMap((webinar) => [webinar, { ...webinar, slug: "its-twin" }]);
		expect(pageVersions(twins).map(({ from }) => from)).toEqual([
			new Date(0),
			...live.slice(0, 1).map(webinarEnd),
		]);
	});

	test("knows in each version only the changes that are still to come", () => {
		for (const { from, later } of versions) for (const change of later) expect(change > from).toBe(true);
	});
});

test("the page of a session held long ago never changes", () => {
	const { recorded } = webinarsAt(new Date(0));
	expect(recorded).not.toEqual([]);
	for (const webinar of recorded) expect(sessionVersions(webinar)).toHaveLength(1);
});

test("the page of a live session says how to register, how to join late while it is under way, and then asks for the recording", () => {
	const [webinar] = webinarsAt(new Date(0)).live;
	if (webinar === undefined) throw new Error("There is no live session");
	const labels = sessionVersions(webinar).map(({ from }) => {
		const { hero, form } = sessionPageAt(from, webinar, "en");
		expect(form?.copy.submit).toBe(hero.actions[0]?.label);
		return form?.heading;
	});
	expect(labels).toEqual([
		pageCopy.sessionHeading("register"),
		pageCopy.underWay,
		pageCopy.sessionHeading("request"),
	]);
});

describe("an editor who writes when a session begins", () => {
	const offices = [
		{ name: "New Zealand", timeZone: "Pacific/Auckland" },
		{ name: "India", timeZone: "Asia/Kolkata" },
	];
	const faultsOf = (startsAt: string) => startFaults({ format: "live", startsAt }, offices);

	test.each([
		"2027-02-17T16:00:00+13:00",
		"2027-07-14T16:00:00+12:00",
		"2027-02-17T08:30:00+05:30",
		"2027-02-17T03:00:00Z",
	])("may use the time of any office on that day: %s", (startsAt) => {
		expect(faultsOf(startsAt)).toEqual([]);
	});

	test("is refused winter time in summer, which would have people join an hour late", () => {
		expect(faultsOf("2027-02-17T16:00:00+12:00")).toEqual([
			"startsAt: no office has the offset of 2027-02-17T16:00:00+12:00 on that day. They have: New Zealand +13:00, India +05:30",
		]);
	});

	test("may keep the time of a past session when an office moves", () => {
		expect(startFaults({ format: "recorded", startsAt: "2024-02-17T16:00:00+08:00" }, offices)).toEqual([]);
	});
});
