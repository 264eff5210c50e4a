import { describe, expect, it } from "vitest";
import { balanceLines } from "#tools/build/cards/card-text.ts";

/** Ten units a letter, so that widths can be counted. */
const measure = (line: string) => line.length * 10;

describe("the text of a share card", () => {
	it("leaves no word alone on the last line where the lines can be about equal", () => {
		expect(balanceLines("An AI policy that a small company will follow", 400, measure)).toEqual([
			"An AI policy that a small",
			"company will follow",
		]);
	});

	it("takes no more lines than the width asks for, and none wider than it", () => {
		const lines = balanceLines("Connecting AI to the systems you already run", 200, measure);
		expect(lines).toHaveLength(3);
		expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(200);
	});

	it("leaves a short name on one line", () => {
		expect(balanceLines("White papers", 400, measure)).toEqual(["White papers"]);
	});
});
