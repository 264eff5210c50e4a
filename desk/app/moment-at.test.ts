import { afterEach, expect, test, vi } from "vitest";
import { momentAt } from "#desk/app/moment-at.ts";

afterEach(() => vi.useRealTimers());

test("a moment of another year has its year, before or to come, and one of this year has none", () => {
	vi.useFakeTimers({ now: new Date(2026, 10, 25) });
	expect(momentAt(new Date(2027, 2, 3, 9))).toMatch(/3 March 2027 at 9:00\sam/);
	expect(momentAt(new Date(2025, 2, 3, 9))).toMatch(/3 March 2025 at 9:00\sam/);
	expect(momentAt(new Date(2026, 11, 3, 9))).not.toContain("2026");
});

test("a moment of another year is that of the zone that is named", () => {
	vi.useFakeTimers({ now: new Date(2026, 10, 25) });
	const moment = new Date("2025-03-02T20:00:00Z");
	expect(momentAt(moment, "Pacific/Auckland")).toMatch(/Monday,? 3 March 2025 at 9:00\sam$/);
	expect(momentAt(moment, "UTC")).toMatch(/Sunday,? 2 March 2025 at 8:00\spm$/);
});
