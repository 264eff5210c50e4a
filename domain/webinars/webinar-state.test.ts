import { describe, expect, it } from "vitest";
import { lacksLink, type WebinarSchedule, webinarEnd, webinarState } from "#domain/webinars/webinar-state.ts";

const live: WebinarSchedule = {
	startsAt: "2027-02-17T16:00:00+13:00",
	durationMinutes: 60,
	format: "live",
};

describe("what a visitor is offered for a webinar", () => {
	it("is a seat while the live session lies ahead", () => {
		expect(webinarState(live, new Date("2027-02-17T02:59:59Z"))).toBe("live");
	});

	it("is still a seat while the live session runs", () => {
		expect(webinarState(live, new Date("2027-02-17T03:59:59Z"))).toBe("live");
	});

	it("is the recording from the minute the live session ends", () => {
		expect(webinarState(live, new Date("2027-02-17T04:00:00Z"))).toBe("recorded");
		expect(webinarState(live, new Date("2028-01-01T00:00:00Z"))).toBe("recorded");
	});

	it("is the recording of a recorded session whatever the clock says", () => {
		const recorded: WebinarSchedule = { ...live, format: "recorded" };
		expect(webinarState(recorded, new Date("2020-01-01T00:00:00Z"))).toBe("recorded");
	});

	it("changes at the same instant for an office in any zone", () => {
		const inKualaLumpur: WebinarSchedule = { ...live, startsAt: "2027-02-17T11:00:00+08:00" };
		expect(webinarEnd(inKualaLumpur)).toEqual(webinarEnd(live));
	});
});

describe("those who registered for a session", () => {
	const session = { startsAt: "2027-03-17T16:00:00+13:00", durationMinutes: 45, format: "live" } as const;
	const joinUrl = "https://meet.example.com/room";

	it.each([
		["eight days before it", session, "2027-03-09T03:00:00Z", false],
		["a week before it, to the second", session, "2027-03-10T03:00:00Z", false],
		["six days before it", session, "2027-03-11T03:00:00Z", true],
		["while it is held", session, "2027-03-17T03:20:00Z", true],
		["once it is over", session, "2027-03-17T04:00:00Z", false],
		["when they have it", { ...session, joinUrl }, "2027-03-16T03:00:00Z", false],
		["that is recorded", { ...session, format: "recorded" as const }, "2027-03-16T03:00:00Z", false],
	])("wait, or do not, for a link to join %s", (_, of, now, isMissing) => {
		expect(lacksLink(of, new Date(now))).toBe(isMissing);
	});
});
