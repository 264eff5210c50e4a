import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { sceneBudgets } from "#art/scenes/budgets.ts";

const names = Object.keys(
	JSON.parse(readFileSync(new URL("views.json", import.meta.url), "utf8")) as Record<string, unknown>,
);
const served = fileURLToPath(new URL("../../public/images/scenes/", import.meta.url));
/** Each file of a picture in a theme, with the bytes that it may take. */
const files = Object.entries(sceneBudgets).flatMap(([width, budget]) =>
	Object.entries(budget).map(([format, bytes]) => ({ end: `${width}.${format}`, bytes })),
);

describe.each(names)("the picture %s", (name) => {
	test("has a script that builds its scene", () => {
		const script = new URL(`${name.replaceAll("-", "_")}.py`, import.meta.url);
		expect(readFileSync(script, "utf8")).toMatch(/^def build\(\):$/m);
	});

	test("is drawn for both themes, in every width and format, as small as a page needs it", () => {
		for (const theme of ["dusk", "day"]) {
			for (const { end, bytes } of files) {
				const file = `${served}${name}-${theme}-${end}`;
				expect(statSync(file).size, file).toBeLessThanOrEqual(bytes);
			}
		}
	});
});
