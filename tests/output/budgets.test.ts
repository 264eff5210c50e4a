import { afterAll, describe, expect, test } from "vitest";
import { htmlBudget, pageBudgets, weighedParts } from "#domain/pages/page-budgets.ts";
import { type BuiltPage, everyPage, mainOf } from "#tests/support/built-site.ts";
import { all, attribute, texts } from "#tests/support/page-text.ts";
import { bytesOf, howToLighten, type PageBytes } from "./page-bytes.ts";

function scriptBudget({ path, document }: BuiltPage): number {
	if (path === "/assessment") return pageBudgets.assessmentScript;
	return all(document, "main form").length > 0 ? pageBudgets.formScript : pageBudgets.script;
}

const measured = everyPage.map((page) => ({ page, path: page.path, bytes: bytesOf(page) }));

describe("what a page may weigh", () => {
	test.each(measured)("$path keeps its HTML in the first packets", ({ page, bytes }) => {
		const excess = bytes.html - htmlBudget(page.path);
		expect(excess, howToLighten(page.path, excess)).toBeLessThanOrEqual(0);
	});

	test.each(measured)("$path has the same bytes wherever it is built", ({ page }) => {
		// Astro would name each island by the folder of the build, and with it move the weight by some bytes.
		expect(all(page.document, "astro-island[uid]")).toHaveLength(0);
	});

	test.each(measured)(
		"$path carries little style, and asks for a file of it for paper alone",
		({ page, bytes }) => {
			expect(bytes.css).toBeLessThanOrEqual(pageBudgets.css);
			const sheets = all(page.document, 'link[rel="stylesheet"]');
			expect(sheets.map((sheet) => attribute(sheet, "media"))).toEqual(["print"]);
		},
	);

	test.each(measured)("$path runs little script", ({ page, bytes }) => {
		expect(bytes.script).toBeLessThanOrEqual(scriptBudget(page));
	});

	test.each(measured)("$path waits for two small fonts at most", ({ bytes }) => {
		expect(bytes.preloads).toBe(2);
		expect(bytes.font).toBeLessThanOrEqual(pageBudgets.font);
	});

	test.each(measured)("$path lets no script hold up its first paint", ({ page }) => {
		const blocking = all(page.document, "script[src]").filter(
			(script) =>
				!["async", "defer"].some((name) => script.hasAttribute(name)) && !script.matches('[type="module"]'),
		);
		expect(blocking).toHaveLength(0);
	});
});

test("someone who writes too much for a page reads which page it is, and how much to take away", () => {
	expect(howToLighten("/products", 30)).toBe(
		"/products has 30 bytes too many. Shorten its texts by about 90 characters, or ask a developer: see “Add a page” in docs/content.md",
	);
});

describe("the trust page", () => {
	const rows = all(mainOf("/trust"), "#measured tbody tr").map((row) => texts(row, "td").map(parseFloat));
	const budgets = {
		html: ({ path }: BuiltPage) => htmlBudget(path),
		script: scriptBudget,
		font: () => pageBudgets.font,
	};
	const kinds = {
		html: "html",
		longText: "html",
		script: "script",
		formScript: "script",
		font: "font",
	} as const;

	test.each([...weighedParts.entries()])(
		"publishes (%i) the limit of %s, and what the heaviest page sends",
		(row, part) => {
			const [limit = 0, published = 0] = rows[row] ?? [];
			expect(limit * 1000).toBe(pageBudgets[part]);
			const kind = kinds[part];
			const pages = measured.filter(({ page }) => budgets[kind](page) === pageBudgets[part]);
			const heaviest = Math.max(...pages.map(({ bytes }) => bytes[kind]));
			expect(Math.abs(published * 1000 - heaviest)).toBeLessThan(150);
		},
	);
});

afterAll(() => {
	const fullest = measured
		.map(({ page, path, bytes }) => ({ path, room: htmlBudget(page.path) - bytes.html }))
		.toSorted((a, b) => a.room - b.room)
		.slice(0, 8);
	console.info(`room for HTML: ${fullest.map(({ path, room }) => `${path} ${room} B`).join(", ")}`);
	for (const part of ["css", "script", "font"] satisfies (keyof PageBytes)[]) {
		const heaviest = measured.toSorted((a, b) => b.bytes[part] - a.bytes[part]).slice(0, 3);
		console.info(`${part}: ${heaviest.map(({ path, bytes }) => `${path} ${bytes[part]} B`).join(", ")}`);
	}
});
