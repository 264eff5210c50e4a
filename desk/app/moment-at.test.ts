import { afterEach, expect, test, vi } from "vitest";
import { momentAt } from "#desk/app/moment-at.ts";

afterEach(() => vi.useRealTimers());

test("a moment of another year has its year, before or to come, and one of this year has none", () => {
	vi.useFakeTimers({ now: new Date(2026, 10, 25) });
	expect(momentAt(new Date(2027, 2, 3, 9))).toMatch(/3\sMarch 2027 at 9:00\sam/);
	expect(momentAt(new Date(2025, 2, 3, 9))).toMatch(/3\sMarch 2025 at 9:00\sam/);
	expect(momentAt(new Date(2026, 11, 3, 9))).not.toContain("2026");
});

test("a moment of another year is that of the zone that is named", () => {
	vi.useFakeTimers({ now: new Date(2026, 10, 25) });
	const moment = new Date("2025-03-02T20:00:00Z");
	expect(momentAt(moment, "Pacific/Auckland")).toMatch(/Monday,? 3\sMarch 2025 at 9:00\sam$/);
	expect(momentAt(moment, "UTC")).toMatch(/Sunday,? 2\sMarch 2025 at 8:00\spm$/);
});

test("a moment around New Year has its year by the zone that is named, not by the device's", () => {
	const newYear = new Date("2025-12-31T20:00:00Z");
	vi.useFakeTimers({ now: new Date("2025-11-01T00:00:00Z") });
	expect(momentAt(newYear, "Pacific/Auckland")).toMatch(/\b1\sJanuary\s2026/);
	expect(momentAt(newYear, "UTC")).not.toContain("2025");
	vi.setSystemTime(newYear);
	expect(momentAt(new Date("2025-12-31T12:00:00Z"), "Pacific/Auckland")).not.toContain("2026");
	expect(momentAt(new Date("2025-12-31T10:00:00Z"), "Pacific/Auckland")).toMatch(/31\sDecember\s2025/);
});
