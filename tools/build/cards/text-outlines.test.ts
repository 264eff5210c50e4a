import { describe, expect, it } from "vitest";
import { openOutliner } from "#tools/build/cards/text-outlines.ts";

const { measure, draw } = await openOutliner("archivo", 0);

describe("the title on a share card", () => {
	it.each(["#", "~", "é", "’", "Ā", "ş", "₹", "€"])("has an outline for %s", (mark) => {
		expect(measure(mark, 10)).toBeGreaterThan(0);
	});

	it("is drawn without what no face has, so that an emoji stops no build", () => {
		expect(draw("A🚀", 10, 0, 0)).toBe(draw("A", 10, 0, 0));
	});
});
