import { expect, test } from "vitest";
import { momentToCome } from "#desk/app/moment-to-come.ts";

test("a moment of another year has its year, and one of this year has none", () => {
	const now = new Date(2026, 10, 25);
	expect(momentToCome(new Date(2027, 2, 3, 9), now)).toMatch(/3 March 2027 at 9:00\sam/);
	expect(momentToCome(new Date(2026, 11, 3, 9), now)).not.toContain("2026");
});
