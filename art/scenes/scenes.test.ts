import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const names = Object.keys(
	JSON.parse(readFileSync(new URL("views.json", import.meta.url), "utf8")) as Record<string, unknown>,
);
const served = fileURLToPath(new URL("../../public/images/scenes/", import.meta.url));
const maxBytes = { 400: 10_000, 640: 16_500, 800: 24_000, 1200: 42_000 };

describe.each(names)("the picture %s", (name) => {
	test("has a script that builds its scene", () => {
		const script = new URL(`${name.replaceAll("-", "_")}.py`, import.meta.url);
		expect(readFileSync(script, "utf8")).toMatch(/^def build\(\):$/m);
	});

	test("is drawn for both themes, in every width and format, as small as a page needs it", () => {
		for (const theme of ["dusk", "day"]) {
			for (const [width, bytes] of Object.entries(maxBytes)) {
				const file = `${served}${name}-${theme}-${width}.avif`;
				expect(statSync(file).size, file).toBeLessThanOrEqual(bytes);
			}
			for (const width of [400, 1200])
				expect(existsSync(`${served}${name}-${theme}-${width}.webp`), `${theme} ${width}`).toBe(true);
		}
	});
});
