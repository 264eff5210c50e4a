import { expect, test } from "vitest";
import { leadReference } from "#domain/leads/reference.ts";

test("a reference has two groups of four and can be read out without doubt", () => {
	const drawn = Array.from({ length: 500 }, () =>
		leadReference((limit) => Math.floor(Math.random() * limit)),
	);
	for (const reference of drawn) {
		expect(reference).toMatch(/^SL-\w{4}-\w{4}$/);
		expect(reference.slice(3)).not.toMatch(/[AEIOUL]/);
	}
});

test("every character of a reference is drawn, from the first of the alphabet to the last", () => {
	expect(leadReference(() => 0)).toBe("SL-0000-0000");
	expect(leadReference((limit) => limit - 1)).toBe("SL-ZZZZ-ZZZZ");
});
