import { stringify } from "csv-stringify/sync";
import type { Lead } from "#domain/leads/lead.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";

const fixedColumns = [
	"reference",
	"received",
	"due",
	"state",
	"form",
	"page",
	"score",
	"stage",
	"spam signals",
] as const;

/** The leads as a table that a spreadsheet opens without running anything that a visitor typed. */
export function leadsAsCsv(leads: readonly Lead[]): string {
	const controls = [...new Set(leads.flatMap(({ values }) => Object.keys(values)))];
	const rows = leads.map((lead) => [...fixedCells(lead), ...controls.map((name) => lead.values[name] ?? "")]);
	const table = [[...fixedColumns, ...controls], ...rows].map((cells) => cells.map(safeCell));
	// The mark at the beginning tells spreadsheets that it is UTF-8.
	return stringify(table, { bom: true, quoted: true, quoted_empty: true, record_delimiter: "windows" });
}

function fixedCells(lead: Lead): (string | readonly string[])[] {
	const times = [lead.receivedAt.toISOString(), lead.dueAt.toISOString()];
	const readiness = readinessSummary(lead);
	const assessed = readiness === null ? ["", ""] : [String(readiness.score), readiness.stage];
	return [lead.reference, ...times, lead.state, lead.form, lead.page ?? "", ...assessed, lead.spamSignals];
}

/** The library looks for a formula at the very beginning only; spreadsheets skip white space before one. */
export function safeCell(value: string | readonly string[]): string {
	const text = typeof value === "string" ? value : value.join("; ");
	return /^\s*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
}
