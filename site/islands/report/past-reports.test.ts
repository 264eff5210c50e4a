import { afterEach, expect, test, vi } from "vitest";
import { storedEntries } from "#domain/browser/stored-entries.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { reportBefore } from "#site/islands/report/past-reports.ts";

const answers = { experience: "some" as const, challenges: ["inventory" as const], interests: [] };
const linkOf = (day: string) => encodeShareLink({ answers, takenOn: calendarDate(day) });

function store(...days: string[]): void {
	const reports = days.map((day) => ({ fragment: linkOf(day) }));
	const stored = new Map<string, string>([[storedEntries.reports.name, JSON.stringify(reports)]]);
	vi.stubGlobal("localStorage", { getItem: (name: string) => stored.get(name) ?? null });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
	["the latest one is compared with the one before it", "2026-11-09", "2026-05-04"],
	["a later one from elsewhere is compared with the latest here", "2026-12-01", "2026-11-09"],
])("%s", (_, day, before) => {
	store("2026-11-09", "2026-05-04");
	expect(reportBefore(linkOf(day), calendarDate(day))?.takenOn).toBe(before);
});

test("an older one from elsewhere is not compared with a later one, as if that had come before", () => {
	store("2026-11-09", "2026-05-04");
	expect(reportBefore(linkOf("2026-01-12"), calendarDate("2026-01-12"))).toBeNull();
});
