import type { Heading, Root } from "mdast";
import { expect, test } from "vitest";
import { chapterHtml } from "#documents/html/chapter-html.ts";
import { sampleImprint, samplePaper } from "#tests/support/sample-paper/sample-paper.ts";

const paths = new Map(samplePaper.chapters.map(({ name }) => [name, `/paper/${name.slice(3)}`]));
const [method = "", worksheets = ""] = samplePaper.chapters.map(
	({ root }) => chapterHtml(root, { paths, messages: sampleImprint.messages }).html,
);

test("a link to another chapter leads to its page", () => {
	expect(method).toContain('href="/paper/worksheets"');
});

test("a chart has a name, a description and its numbers as a table", () => {
	expect(method).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Fruit per tree\. Row 1 has a quarter more/);
	expect(method).toMatch(/<details>.*<th scope="row"[^>]*>Row 2<\/th><td[^>]*>95<\/td>/s);
});

test("every table scrolls by itself, by keyboard too, and says what it is", () => {
	const tables = `${method}${worksheets}`.match(/<table/g) ?? [];
	const frames = `${method}${worksheets}`.match(
		/class="table" role="group" tabindex="0" aria-label="[^"]+"/g,
	);
	expect(frames).toHaveLength(tables.length);
});

test("a table of words says what each cell is, for a phone that shows them one below the other", () => {
	expect(method).toMatch(
		/<th[^>]*role="rowheader"[^>]*>Slopes differ<\/th><td[^>]*data-label="then">one row a slope/,
	);
});

test("a table of figures stays a table on a phone", () => {
	expect(method).toMatch(/<table><caption>Rows and fruit/);
});

test("a calculation shows rounded results and marks its last line", () => {
	expect(method).toMatch(/class="total">.*\(1\)\s×\s\(2\)\s×\s\(3\).*\$420/);
});

test("a table of invented figures carries the mark of an example", () => {
	expect(method).toMatch(/<caption>Rows and fruit <span class="example-mark">/);
});

test("a worksheet shows a box for each thing to fill in", () => {
	expect(worksheets.match(/class="box/g)).toHaveLength(2);
	expect(worksheets).toContain('<ul class="ticks choice"><li>Dry</li><li>Wet</li></ul>');
});

test("a list to tick off shows boxes, and no control that has no name", () => {
	expect(method).toMatch(/<ul class="ticks checklist">\s*<li>/);
	expect(method).not.toContain("<input");
});

test("a page holds no style of its own, which the security policy would refuse", () => {
	expect(`${method}${worksheets}`).not.toMatch(/\sstyle=|<style/);
});

test("a reader of worksheets finds each of them in the contents of the chapter", () => {
	const root = samplePaper.chapters[1]?.root;
	const { html, headings } = chapterHtml(root ?? { type: "root", children: [] }, {
		paths,
		messages: sampleImprint.messages,
	});
	expect(headings).toEqual([{ id: "one-row", text: "One row" }]);
	expect(html).toMatch(/<section[^>]* id="one-row"/);
});

test("a heading that comes again in a chapter has an address of its own", () => {
	const heading = (): Heading => ({
		type: "heading",
		depth: 2,
		children: [{ type: "text", value: "What to check" }],
	});
	const root: Root = { type: "root", children: [heading(), heading()] };
	const { html, headings } = chapterHtml(root, { paths, messages: sampleImprint.messages });
	expect(headings.map(({ id }) => id)).toEqual(["what-to-check", "what-to-check-2"]);
	expect(html.match(/ id="[^"]+"/g)).toEqual([' id="what-to-check"', ' id="what-to-check-2"']);
});

test("a chart is drawn for a phone too, which has half the width of a page", () => {
	const widths = [...method.matchAll(/<svg viewBox="0 0 (\d+) /g)].map(([, width]) => Number(width));
	expect(widths).toHaveLength(2);
	expect(Math.min(...widths)).toBeLessThanOrEqual(350);
});
