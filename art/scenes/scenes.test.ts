import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { themes } from "#art/render/run.ts";
import { sceneBudget } from "#art/scenes/budgets.ts";
import { scenes } from "#site/ui/picture-sets.ts";

const names = Object.keys(
	JSON.parse(readFileSync(new URL("views.json", import.meta.url), "utf8")) as Record<string, unknown>,
);
const served = fileURLToPath(new URL("../../public/images/scenes/", import.meta.url));

describe.each(names)("the picture %s", (name) => {
	test("has a script that builds its scene", () => {
		const script = new URL(`${name.replaceAll("-", "_")}.py`, import.meta.url);
		expect(readFileSync(script, "utf8")).toMatch(/^def build\(\):$/m);
	});

	test("is drawn for both themes, in every width and format, as small as a page needs it", () => {
		const files = themes.flatMap((theme) =>
			scenes.widths.flatMap((width) =>
				Object.entries(sceneBudget(theme, width)).map(([format, bytes]) => ({
					file: `${served}${name}-${theme}-${width}.${format}`,
					bytes,
				})),
			),
		);
		for (const { file, bytes } of files) expect(statSync(file).size, file).toBeLessThanOrEqual(bytes);
	});
});
