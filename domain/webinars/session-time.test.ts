import { describe, expect, test } from "vitest";
import { sessionTime } from "#domain/webinars/session-time.ts";

const startsAt = "2027-02-17T16:00:00+13:00";

describe("the time of a session", () => {
	test("is given in the zone of the person who reads it", () => {
		expect(sessionTime(startsAt, "time", "Pacific/Auckland")).toMatch(/^4:00\spm$/);
		expect(sessionTime(startsAt, "time", "Asia/Kolkata")).toMatch(/^8:30\sam$/);
	});

	test("names the zone where it is the reader's own", () => {
		expect(sessionTime(startsAt, "zoned-time", "Pacific/Auckland")).toMatch(/^4:00\spm NZDT$/);
	});

	test("comes with that zone's day", () => {
		expect(sessionTime(startsAt, "date", "America/Los_Angeles")).toBe("Tuesday, 16 February 2027");
	});
});
