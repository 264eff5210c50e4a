import { describe, expect, test } from "vitest";
import { takenOnAt } from "#domain/leads/taken-on.ts";

describe("an assessment counts from", () => {
	// Already the 11th in New Zealand, still the 10th in London and in California.
	const now = new Date("2026-03-10T18:00:00Z");

	test.each(["2026-03-09", "2026-03-10", "2026-03-11"])("the visitor's own day, %s", (day) => {
		expect(takenOnAt(now, day)).toBe(day);
	});

	test.each(["2026-03-08", "2026-03-12", "2026-02-30", "10/3/2026", "", "9999-12-31"])(
		"New Zealand's day where the visitor's can't be right: %j",
		(day) => {
			expect(takenOnAt(now, day)).toBe("2026-03-11");
		},
	);

	test("New Zealand's day where the visitor's is not known", () => {
		expect(takenOnAt(now)).toBe("2026-03-11");
	});
});
