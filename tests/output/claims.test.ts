import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { basisKind, type Claim, claimsSchema } from "#content/schemas/claim.ts";
import { find, openIndex } from "#site/scripts/search-engine.ts";
import { everyPage, mainOf, pages } from "#tests/support/built-site.ts";
import { pageCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";
import { builtFile, distFolder } from "#tests/support/site-description.ts";

const claimsFile = resolve(import.meta.dirname, "../../content/claims.yaml");
const claims = claimsSchema.parse(parse(readFileSync(claimsFile, "utf8")));

/** What a visitor reads at an address, page or text file. */
function textAt(path: string): string {
	const page = pages.find((each) => each.path === path);
	if (page) return all(page.document, "main").map(textOf).join(" ");
	return readFileSync(join(distFolder, builtFile(path).file), "utf8");
}

/** How often a figure is in a text by itself, and not as a part of another. */
function count(text: string, figure: string): number {
	const exact = figure.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return [...text.matchAll(new RegExp(`(?<![\\d.,–$])${exact}(?![\\d%]|[.,–]\\d)`, "g"))].length;
}

/** What the list of figures says of a claim's basis. */
function foundationOf({ basis }: Claim): string[] {
	if (basis === "illustration") return [pageCopy.illustrative];
	return "target" in basis ? [basis.target] : [basis.evidence, basis.owner];
}

const placed = claims.flatMap((claim) => claim.pages.map((path) => ({ ...claim, path })));

describe("each figure of the company stands on the pages that the claims name", () => {
	test.each(placed)("$id: $figure $statement, on $path", ({ figure, path }) => {
		const sharing = placed.filter((other) => other.path === path && other.figure === figure);
		expect(count(textAt(path), figure)).toBeGreaterThanOrEqual(sharing.length);
	});
});

describe("no page cites a claim that does not name it", () => {
	// The lists by category and by website show the entries of a page that the claims name.
	const own = pages.filter(({ path }) => path !== "/figures" && !/\/(?:category|from)\//.test(path));

	test.each(own)("$path", ({ path, document }) => {
		const named = claims.filter((claim) => claim.pages.includes(path)).map(({ id }) => `/figures#${id}`);
		const cited = all(document, 'main a[href^="/figures#"]').map((link) => attribute(link, "href"));
		expect(cited.filter((href) => !named.includes(href))).toEqual([]);
	});
});

describe("a visitor who asks what a figure rests on", () => {
	const onPages = placed.filter(({ path }) => pages.some((page) => page.path === path));

	test("sees a mark for each figure, of its kind", () => {
		const marks = all(mainOf("/figures"), ".basis-marks i").map((mark) => attribute(mark, "class"));
		expect(marks.sort()).toEqual(claims.map((claim) => `basis ${basisKind(claim)}`).sort());
	});

	test.each(onPages)("finds $id linked on $path", ({ id, figure, path }) => {
		const links = all(mainOf(path), "a").filter((link) => attribute(link, "href") === `/figures#${id}`);
		expect(links.map(textOf).filter((text) => count(text, figure) > 0)).not.toEqual([]);
	});

	test.each(claims)("reads of $id what shows it, how it is measured or that it is invented", (claim) => {
		const [entry] = all(mainOf("/figures"), `#${claim.id}`);
		const shown = textOf(entry ?? null);
		for (const text of [`${claim.figure} ${claim.statement}`, ...foundationOf(claim)])
			expect(shown).toContain(text);
	});

	test("is led to no entry that is missing", () => {
		const ids = claims.map(({ id }) => `/figures#${id}`);
		const links = everyPage.flatMap(({ document }) => all(document, 'main a[href^="/figures#"]'));
		const missing = links.map((link) => attribute(link, "href")).filter((href) => !ids.includes(href));
		expect(missing).toEqual([]);
	});
});

describe("what is invented for the demonstration", () => {
	const invented = claims.filter((claim) => basisKind(claim) === "illustration").map(({ id }) => id);

	test.each(everyPage)("is marked with each figure on $path", ({ path, document }) => {
		const links = path === "/figures" ? [] : all(document, 'main a[href^="/figures#"]');
		const unmarked = links
			.filter((link) => invented.includes(attribute(link, "href").replace("/figures#", "")))
			.filter((link) => !textOf(link.parent).includes(pageCopy.illustrative));
		expect(unmarked.map(textOf)).toEqual([]);
	});

	const studies = pageCopy.illustrativeStudies;
	const toStudies = (path: string) =>
		all(mainOf(path), "a").filter((link) => studies.includes(attribute(link, "href")));
	const naming = pages.filter(({ path }) => toStudies(path).length > 0);

	test.each(naming)("is marked with each case study that $path leads to", ({ path }) => {
		const unmarked = toStudies(path).filter(
			(link) => !textOf(link.closest("li, article") ?? link.parent).includes(pageCopy.illustrative),
		);
		expect(unmarked.map(textOf)).toEqual([]);
	});

	test("is marked where the resources offer a list with such a case study", () => {
		const links = all(mainOf("/resources"), 'a[href="/resources/case-studies"]');
		const marked = links.map((link) => textOf(link.closest("li, article")).includes(pageCopy.illustrative));
		expect(new Set(marked)).toEqual(new Set([studies.length > 0]));
	});

	test("is marked on the page of each case study, and where programs read of it", () => {
		const lines = readFileSync(join(distFolder, "llms.txt"), "utf8").split("\n");
		const unmarked = studies.filter((path) => {
			const line = lines.find((each) => each.includes(`${path})`));
			return ![textOf(mainOf(path)), line].every((text) => text?.includes(pageCopy.illustrative));
		});
		expect(unmarked).toEqual([]);
	});

	test("is marked among the results of the search", async () => {
		const index = await openIndex(readFileSync(join(distFolder, "search/index.json"), "utf8"));
		const found = studies.map((path) => {
			const { results } = find(index, all(mainOf(path), "h1").map(textOf).join(" "));
			return results.find((result) => result.path === path)?.mark;
		});
		expect(found).toEqual(studies.map(() => pageCopy.illustrative));
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
