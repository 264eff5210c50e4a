import { stringify } from "csv-stringify/sync";

export type CsvCell = string | readonly string[];

/** Begins a file: tells spreadsheets that the table is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** Lines of a table that a spreadsheet opens without running anything that was typed. */
export function csvRows(cells: readonly (readonly CsvCell[])[]): string {
	const safe = cells.map((row) => row.map(safeCell));
	return stringify(safe, { quoted: true, quoted_empty: true, record_delimiter: "windows" });
}

/** The library looks for a formula at the very beginning only; spreadsheets skip white space before one. */
function safeCell(value: CsvCell): string {
	const text = typeof value === "string" ? value : value.join("; ");
	return /^\s*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
}
