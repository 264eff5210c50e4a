import { expect, test } from "vitest";
import { fallbackFaces } from "#tools/build/fonts/fallback-faces.ts";

const metrics = {
	familyName: "Archivo",
	capHeight: 686,
	ascent: 878,
	descent: -210,
	lineGap: 0,
	unitsPerEm: 1000,
	xHeight: 526,
	xWidthAvg: 500,
};

test("a machine that has Arial and Verdana sets headings in bold Arial, the last of the family's rules", () => {
	const rules = fallbackFaces(metrics, "archivo").split("\n");
	expect(rules.join()).toContain('local("Verdana Bold")');
	expect(rules.at(-1)).toContain('local("Arial Bold")');
});
