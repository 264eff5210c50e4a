import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Claim, claimsSchema } from "#content/schemas/claim.ts";
import { pages } from "#tests/support/built-site.ts";
import { all, textOf } from "#tests/support/page-text.ts";
import { builtFile, distFolder } from "#tests/support/site-description.ts";

const claimsFile = resolve(import.meta.dirname, "../../content/claims.yaml");
const claims = claimsSchema.parse(parse(readFileSync(claimsFile, "utf8")));

/** What a visitor reads at an address, page or text file. */
function textAt(path: string): string {
	const page = pages.find((each) => each.path === path);
	if (page) return all(page.document, "main").map(textOf).join(" ");
	return readFileSync(join(distFolder, builtFile(path).file), "utf8");
}

/** How often a figure stands in a text by itself, and not as a part of another. */
function count(text: string, figure: string): number {
	const exact = figure.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return [...text.matchAll(new RegExp(`(?<![\\d.,–$])${exact}(?![\\d%]|[.,–]\\d)`, "g"))].length;
}

const placed = claims.flatMap((claim) => claim.pages.map((path) => ({ ...claim, path })));

describe("each figure of the company stands on the pages that the claims name", () => {
	test.each(placed)("$id: $figure $statement, on $path", ({ figure, path }) => {
		const sharing = placed.filter((other) => other.path === path && other.figure === figure);
		expect(count(textAt(path), figure)).toBeGreaterThanOrEqual(sharing.length);
	});
});

describe("no page has a percentage that is no claim of its own", () => {
	const commercial = pages.filter(({ path }) =>
		/^\/(?:$|company|contact|solutions|products|services|industries)/.test(path),
	);
	const claimed = (path: string) =>
		claims.filter((claim: Claim) => claim.pages.includes(path)).map(({ figure }) => figure);

	test.each(commercial)("$path", ({ path }) => {
		const figures = textAt(path).match(/\+?\d[\d.,–]*%/g) ?? [];
		expect(figures.filter((figure) => !claimed(path).includes(figure))).toEqual([]);
	});
});
