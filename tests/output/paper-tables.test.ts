import type { HtmlElement } from "html-validate";
import { expect, test } from "vitest";
import { pages } from "#tests/support/built-site.ts";
import { all, textOf } from "#tests/support/page-text.ts";
import { paperOfChapter } from "#tests/support/site-description.ts";

const chapters = pages.filter(({ path }) => paperOfChapter(path) !== undefined);

/** A plain number; NaN for what is no amount, such as a share or a dash. */
function amountOf(cell: string): number {
	const digits = cell.replaceAll(",", "").replace("−", "-");
	return /^[+-]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

interface Sum {
	readonly place: string;
	readonly said: number;
	readonly added: number;
}

/** Each amount of a row called "All", with the sum of those above it. */
function sumsOf(table: HtmlElement, path: string): Sum[] {
	const rows = all(table, "tbody tr").map((row) => all(row, "th, td").map(textOf));
	const total = rows.findIndex(([name]) => name === "All");
	return (rows[total] ?? []).flatMap((cell, column) => {
		const parts = rows.slice(0, total).map((row) => amountOf(row[column] ?? ""));
		const added = parts.reduce((sum, part) => sum + part, 0);
		const said = amountOf(cell);
		return Number.isNaN(said + added) ? [] : [{ place: `${path}, column ${column + 1}`, said, added }];
	});
}

const sums = chapters.flatMap(({ path, document }) =>
	all(document, "main table").flatMap((table) => sumsOf(table, path)),
);

test("a reader who adds up a column of a paper arrives at the row called All", () => {
	expect(sums.length).toBeGreaterThan(20);
	expect(sums.filter(({ said, added }) => Math.abs(said - added) > 0.051)).toEqual([]);
});
