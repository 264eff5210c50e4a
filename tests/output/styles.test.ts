import { expect, test } from "vitest";
import { everyPage } from "#tests/support/built-site.ts";
import { all } from "#tests/support/page-text.ts";

test.each(everyPage)("$path has colours in browsers that know nothing of light-dark()", ({ document }) => {
	const styles = all(document, "style").map(({ textContent }) => textContent);
	expect(styles.join("")).toContain("--ink:");
	expect(styles.filter((css) => css.includes("light-dark("))).toEqual([]);
});
