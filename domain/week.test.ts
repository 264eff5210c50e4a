import { expect, test } from "vitest";
import { weekOf } from "#domain/week.ts";

test.each([
	["2026-01-26T00:00:00Z", "2026-01-26"],
	["2026-02-01T23:59:59Z", "2026-01-26"],
	["2026-02-02T00:00:00Z", "2026-02-02"],
])("the week of %s is named by its Monday, %s", (moment, monday) => {
	expect(weekOf(new Date(moment))).toBe(monday);
});
