import { describe, expect, test } from "vitest";
import { formatDay, formatDayOf } from "#domain/locale/day-formats.ts";
import { formatKilobytes, formatList, formatMoment, formatNumber } from "#domain/locale/formats.ts";
import { formatSession, ownSessionOptions } from "#domain/locale/session-formats.ts";

const session = "2027-02-17T16:00:00+13:00";
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

describe("a visitor in New Zealand", () => {
	test("reads the time of a session in the zone that is named", () => {
		expect(formatSession(session, "time", "en", "Pacific/Auckland")).toBe("4:00\u00a0pm");
		expect(formatSession(session, "time", "en", "Asia/Kolkata")).toBe("8:30\u00a0am");
	});

	test("reads the name of a zone only where it is the device's own", () => {
		expect(ownSessionOptions("time")).toMatchObject({ timeZoneName: "short" });
		expect(ownSessionOptions("day")).not.toHaveProperty("timeZoneName");
		const moment = new Date(session);
		expect(formatMoment(moment, "en").length).toBeGreaterThan(formatMoment(moment, "en", ownZone).length);
	});

	test("reads the day that it is in that zone", () => {
		expect(formatSession(session, "day", "en", "America/Los_Angeles")).toBe("Tuesday, 16\u00a0February 2027");
		expect(formatMoment(new Date(session), "en", "America/Los_Angeles")).toBe(
			"Tuesday, 16\u00a0February at 7:00\u00a0pm",
		);
	});

	test("reads in the morning the day that it is there, not that of UTC", () => {
		const morning = new Date("2026-03-05T20:00:00Z");
		expect(formatDayOf(morning, "long-day", "en", "Pacific/Auckland")).toBe("6 March 2026");
		expect(formatDayOf(morning, "short-day", "en", "UTC")).toBe("5 Mar");
		expect(formatDayOf(morning, "short-day", "en")).toBe(formatDayOf(morning, "short-day", "en", ownZone));
	});

	test("reads a day without a zone as it is written", () => {
		expect(formatDay("2025-11-20", "long-day", "en")).toBe("20 November 2025");
		expect(formatDay("2025-11-24", "short-day", "en")).toBe("24 Nov");
	});

	test("reads numbers and lists as they are written there", () => {
		expect(formatNumber(5000, "en")).toBe("5,000");
		expect(formatList(["a", "b", "c"], "en")).toBe("a, b and c");
		expect([1, 312_000, 312_001].map((bytes) => formatKilobytes(bytes, "en"))).toEqual([
			...["1 kB", "312 kB", "313 kB"],
		]);
	});
});
