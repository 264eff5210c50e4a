import { expect, test } from "vitest";
import { retentionEndsAt } from "#domain/leads/deadlines.ts";

test.each([
	["2026-01-31T09:30:00.000Z", "2028-01-31T09:30:00.000Z"],
	["2028-02-29T23:00:00.000Z", "2030-03-01T23:00:00.000Z"],
])("a lead with its last contact at %s may be stored until %s", (lastContact, end) => {
	expect(retentionEndsAt(new Date(lastContact)).toISOString()).toBe(end);
});
