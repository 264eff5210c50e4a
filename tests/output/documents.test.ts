import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { page as pageAt } from "#tests/support/built-site.ts";
import { contentNames } from "#tests/support/content-file.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";
import { readFonts, readPdf } from "#tests/support/read-pdf.ts";
import { builtFile, description, distFolder } from "#tests/support/site-description.ts";

const addresses = Object.keys(description.files).filter((path) => path.endsWith(".pdf"));
const of = (folder: string) => addresses.filter((path) => path.startsWith(folder));
const papers = of("/resources/white-papers/");
const guides = of("/guides/");
const slides = of("/resources/webinars/");
const fileOf = (path: string) => join(distFolder, builtFile(path).file);
const bytesOf = (path: string) => new Uint8Array(readFileSync(fileOf(path)));

const read = new Map(
	await Promise.all(addresses.map(async (path) => [path, await readPdf(bytesOf(path))] as const)),
);
const documentAt = (path: string) => {
	const document = read.get(path);
	if (!document) throw new Error(`${path} is missing from the build`);
	return document;
};

const textAt = (path: string) => all(pageAt(path).document, "main").map(textOf).join(" ");

test("there is a PDF of every paper, a guide for every industry, and slides of every session", () => {
	const entries = ["white-papers", "industries", "webinars"].map((folder) => contentNames(folder).length);
	expect([papers.length, guides.length, slides.length]).toEqual(entries);
	expect(Math.min(...entries)).toBeGreaterThan(0);
});

describe("a document", () => {
	test.each(addresses)("%s has a title, a language, tags and an outline", (path) => {
		const { info, language, isTagged, outline } = documentAt(path);
		expect(info).toHaveProperty("Title", expect.stringMatching(/\w/));
		expect(language).toBe("(en-NZ)");
		expect(isTagged).toBe(true);
		expect(outline.length).toBeGreaterThan(0);
	});

	test.each(addresses)("%s carries its typefaces, and no others than ours", async (path) => {
		const fonts = await readFonts(bytesOf(path));
		const foreign = fonts.filter(
			({ name, isEmbedded }) => !isEmbedded || !/HankenGrotesk|Archivo|DejaVuSansMono/.test(name),
		);
		expect(fonts.length).toBeGreaterThan(0);
		expect(foreign).toEqual([]);
	});

	test.each(addresses)("%s has no empty page, and no text outside a page", (path) => {
		for (const { size, texts } of documentAt(path).pages) {
			expect(texts.length).toBeGreaterThan(2);
			const outside = texts.filter(({ left, right, bottom, top }) =>
				[left - 20, size.width - 20 - right, bottom - 20, size.height - 10 - top].some((room) => room < 0),
			);
			expect(outside).toEqual([]);
		}
	});

	test.each(addresses)("%s names every form field", (path) => {
		expect(documentAt(path).fields.filter(({ name }) => name.trim() === "")).toEqual([]);
	});

	test("links to pages of the site that exist", () => {
		const { url } = siteCopy;
		const own = addresses.flatMap((path) => documentAt(path).links.filter((link) => link.startsWith(url)));
		expect(own.length).toBeGreaterThan(0);
		const lost = own.map((link) => new URL(link).pathname).filter((path) => !(path in description.files));
		expect(lost).toEqual([]);
	});

	test("holds no citation that was not resolved", () => {
		const held = addresses.filter((path) => /\{(?:claim|site):/.test(documentAt(path).text));
		expect(held).toEqual([]);
	});
});

describe("the page of a paper", () => {
	test.each(papers)("says of %s how many pages it has, and saves it at once", (path) => {
		const page = pageAt(path.replace(/\.pdf$/, ""));
		const links = all(page.document, `a[href="${path}"]`);
		expect(links.map((link) => link.hasAttribute("download"))).toContain(true);
		expect(textAt(page.path)).toContain(pageCopy.pagesOfPaper(documentAt(path).pages.length));
	});

	test("is where the cards of the list say the same", () => {
		const text = textAt("/resources/white-papers");
		for (const path of papers) expect(text).toContain(pageCopy.pagesOfPaper(documentAt(path).pages.length));
	});
});

test.each(papers)("%s has 29 to 45 pages", (path) => {
	expect(documentAt(path).pages.length).toBeGreaterThanOrEqual(29);
	expect(documentAt(path).pages.length).toBeLessThanOrEqual(45);
});

describe("a guide", () => {
	test.each(guides)("%s has four to six pages", (path) => {
		expect(documentAt(path).pages.length).toBeGreaterThanOrEqual(4);
		expect(documentAt(path).pages.length).toBeLessThanOrEqual(6);
	});

	test.each(guides)("%s says what its text file says", (path) => {
		const words = (text: string) => text.toLowerCase().match(/[\p{L}\d%$]+/gu) ?? [];
		const set = new Set(words(documentAt(path).text));
		const text = readFileSync(fileOf(path.replace(/\.pdf$/, ".txt")), "utf8");
		const missing = words(text.replace(/https?:\S+/g, "")).filter((word) => !set.has(word));
		// Only the labels of the text file have no place in the other: "See" before a source.
		expect([...new Set(missing)].filter((word) => word !== "see")).toEqual([]);
	});
});

describe("slides", () => {
	test.each(slides)("%s are as wide as a screen, one page each", (path) => {
		for (const { size } of documentAt(path).pages) expect(size.width / size.height).toBeCloseTo(16 / 9, 1);
	});
});

test.each(contentNames("white-papers"))(
	"the chapters of %s lead to the one before and the one after",
	(paper) => {
		const chapters = contentNames(`white-papers/${paper}`).map(
			(file) => `/resources/white-papers/${paper}/${file.replace(/^\d+-/, "")}`,
		);
		const targets = (rel: string) =>
			chapters.map((path) =>
				all(pageAt(path).document, `a[rel="${rel}"]`).map((link) => attribute(link, "href")),
			);
		const before = chapters.slice(0, -1).map((path) => [path]);
		const after = chapters.slice(1).map((path) => [path]);
		expect(chapters.length).toBeGreaterThan(1);
		expect(targets("prev")).toEqual([[], ...before]);
		expect(targets("next")).toEqual([...after, []]);
	},
);
