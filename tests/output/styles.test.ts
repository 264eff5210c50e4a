import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyPage } from "#tests/support/built-site.ts";
import { all } from "#tests/support/page-text.ts";
import { distFolder } from "#tests/support/site-description.ts";

const loadedAnywhere = /^(?:start-page|policy-dialog|search)\b.*\.(?:css|js)$/;
const assets = join(distFolder, "_astro");
const later = readdirSync(assets)
	.filter((name) => loadedAnywhere.test(name))
	.map((name) => readFileSync(join(assets, name), "utf8"))
	.join(" ");
const properties = [...new Set(later.match(/(?<=var\()--[\w-]+/g))].filter(
	(name) => !later.includes(`${name}:`),
);

const stylesOf = ({ document }: (typeof everyPage)[number]) =>
	all(document, "style").map(({ textContent }) => textContent);

test.each(everyPage)("$path has colours in browsers that know nothing of light-dark()", (page) => {
	const styles = stylesOf(page);
	expect(styles.join("")).toMatch(/--[\w-]+:#[\da-f]{3,8}\b/);
	expect(styles.filter((css) => css.includes("light-dark("))).toEqual([]);
});

test.each(everyPage)("$path has every colour of the toast, the policies and the search", (page) => {
	const css = stylesOf(page).join("");
	expect(properties).toContain("--ok");
	expect(properties.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

test("no animation names its timeline in the shorthand, which browsers refuse", () => {
	const css = everyPage.flatMap(stylesOf).join("");
	expect(css).toContain("animation-timeline:");
	expect(css.match(/animation:[^;}]*\b(?:view|scroll)\([^;}]*/g)).toBeNull();
});
