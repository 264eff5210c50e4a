import { stringify } from "csv-stringify/sync";
import type { Lead } from "#domain/leads/lead.ts";
import type { LeadPages } from "#server/leads/list-leads.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { nameOfStage, type StageNames } from "#server/leads/stage-names.ts";

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

/** Tells spreadsheets that the table is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * The leads, piece by piece, as a table that a spreadsheet opens without running anything that a visitor typed. They are
 * read twice: a table begins with the names of all its columns.
 */
export async function* leadsAsCsv(read: () => LeadPages, stageNames: StageNames): AsyncGenerator<string> {
	const { controls, newest } = await survey(read());
	yield byteOrderMark + rows([[...fixedColumns, ...controls]]);
	for await (const page of read()) {
		// One that came since could have columns that the table lacks.
		const leads = page.filter(({ receivedAt }) => receivedAt <= newest);
		const cells = leads.map((lead) => [
			...fixedCells(lead, stageNames),
			...controls.map((name) => lead.values[name] ?? ""),
		]);
		yield rows(cells);
	}
}

async function survey(pages: LeadPages): Promise<{ controls: readonly string[]; newest: Date }> {
	const controls = new Set<string>();
	let newest = new Date(0);
	for await (const page of pages) {
		for (const { receivedAt, values } of page) {
			if (receivedAt > newest) newest = receivedAt;
			for (const name of Object.keys(values)) controls.add(name);
		}
	}
	return { controls: [...controls], newest };
}

function rows(cells: readonly (readonly Cell[])[]): string {
	const safe = cells.map((row) => row.map(safeCell));
	return stringify(safe, { quoted: true, quoted_empty: true, record_delimiter: "windows" });
}

type Cell = string | readonly string[];

function fixedCells(lead: Lead, stageNames: StageNames): Cell[] {
	const times = [lead.receivedAt, lead.replyDueAt ?? lead.dueAt].map((time) => time.toISOString());
	const readiness = readinessSummary(lead);
	const assessed =
		readiness === null ? ["", ""] : [String(readiness.score), nameOfStage(readiness.stage, stageNames)];
	return [lead.reference, ...times, lead.state, lead.form, lead.page ?? "", ...assessed, lead.spamSignals];
}

/** The library looks for a formula at the very beginning only; spreadsheets skip white space before one. */
export function safeCell(value: Cell): string {
	const text = typeof value === "string" ? value : value.join("; ");
	return /^\s*[=+\-@\t\r＝＋－＠]/u.test(text) ? `'${text}` : text;
}
