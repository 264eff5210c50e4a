import { senderName } from "#domain/leads/lead.ts";
import { byteOrderMark, type CsvCell, csvRows } from "#server/leads/csv-rows.ts";
import type { LeadPages, ListedLead } from "#server/leads/list-leads.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { nameOfStage, type StageNames } from "#server/leads/stage-names.ts";

const fixedColumns = [
	"reference",
	"received",
	"due",
	"state",
	"form",
	"page",
	"time zone",
	"score",
	"stage",
	"spam signals",
	"part of",
	"name",
] as const;

/**
 * The leads, piece by piece, as a table that a spreadsheet opens without running anything that a visitor typed. They are
 * read twice: a table begins with the names of all its columns.
 * @param more further columns, by their names
 */
export async function* leadsAsCsv<One extends ListedLead>(
	read: () => AsyncIterable<readonly One[]>,
	stageNames: StageNames,
	more: Readonly<Record<string, (lead: One) => string>> = {},
): AsyncGenerator<string> {
	const controls = await controlsOf(read());
	yield byteOrderMark + csvRows([[...fixedColumns, ...Object.keys(more), ...controls]]);
	for await (const page of read()) {
		// One that came since can have columns that the table lacks: it is whole in the next export.
		const leads = page.filter(({ values }) => controlsIn(values).every((name) => controls.has(name)));
		const cells = leads.map((lead) => [
			...fixedCells(lead, stageNames),
			...Object.values(more).map((cellOf) => cellOf(lead)),
			...[...controls].map((name) => lead.values[name] ?? ""),
		]);
		yield csvRows(cells);
	}
}

/** The names of all controls that have a column of their own. */
async function controlsOf(pages: LeadPages): Promise<ReadonlySet<string>> {
	const controls = new Set<string>();
	for await (const page of pages)
		for (const { values } of page) for (const name of controlsIn(values)) controls.add(name);
	return controls;
}

/** A name that is asked for whole is in the column of the names. */
function controlsIn(values: ListedLead["values"]): string[] {
	return Object.keys(values).filter((control) => control !== "name");
}

function fixedCells(lead: ListedLead, stageNames: StageNames): CsvCell[] {
	const times = [lead.receivedAt, lead.replyDueAt].map((time) => time?.toISOString() ?? "");
	const readiness = readinessSummary(lead);
	const assessed =
		readiness === null ? ["", ""] : [String(readiness.score), nameOfStage(readiness.stage, stageNames)];
	const { reference, state, form, page, timeZone, spamSignals, partOf, values } = lead;
	const origin = [form, page ?? "", timeZone ?? ""];
	return [reference, ...times, state, ...origin, ...assessed, spamSignals, partOf ?? "", senderName(values)];
}
