import { readFileSync } from "node:fs";
import { parse } from "culori";
import { expect, test } from "vitest";
import { drawFavicon } from "#art/contour/mark.ts";
import tokens from "#design/tokens.json" with { type: "json" };
import { tokensCss } from "#design/tokens-css.ts";

const colours = Object.entries(tokens.colours).flatMap(([name, themes]) =>
	Object.entries(themes).map(([theme, colour]) => [name, theme, colour] as const),
);

test.each(colours)("%s is a colour in OKLCH in the %s theme", (_, __, colour) => {
	expect(parse(colour)?.mode).toBe("oklch");
});

test("a page gets every colour, typeface and length", () => {
	const css = tokensCss(tokens);
	const names = [tokens.colours, tokens.typefaces, tokens.lengths].flatMap((group) => Object.keys(group));
	for (const name of names) expect(css).toMatch(new RegExp(`\\t--${name}: [^;]+;`));
});

test("the browser's tab shows the current mark in the current colours", () => {
	expect(readFileSync("public/favicon.svg", "utf8")).toBe(drawFavicon());
});

test("a scene's material is a colour that Blender can read", () => {
	for (const colour of Object.values(tokens.sceneMaterials)) expect(colour).toMatch(/^#[\da-f]{6}$/);
});
