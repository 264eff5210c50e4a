import { describe, expect, it } from "vitest";
import { type WebinarSchedule, webinarEnd, webinarState } from "#domain/webinars/webinar-state.ts";

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
