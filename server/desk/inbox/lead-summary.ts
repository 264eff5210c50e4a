import type { LeadSummary } from "#domain/desk/inbox.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/** The columns of a summary: what was typed stays in the database. */
export const summaryColumns = [
	"id",
	"reference",
	"form",
	"page",
	"state",
	"name",
	"email",
	"company",
	"excerpt",
	"industry",
	"stage",
	"office",
	"assignee",
	"received_at",
	"reply_due_at",
	"snoozed",
	"spam_signals",
	"last_event",
	"is_sample",
	"sort_key",
] as const satisfies readonly (keyof LeadRow)[];

export type SummaryRow = Pick<LeadRow, (typeof summaryColumns)[number]>;

export function summaryOf(row: SummaryRow): LeadSummary {
	// The lead's own reader checks the states and signals; the summary has no use for what was typed.
	const readable = {
		...row,
		due_at: row.received_at,
		form_values: "{}",
		taken_on: null,
		model_version: null,
	};
	const { state, spamSignals } = leadOfRow(readable);
	const { id, reference, form, page, name, email, company, excerpt, industry, stage, office, assignee } = row;
	return {
		...{ id, reference, form, page, state, name, email, company, excerpt, industry, stage, office, assignee },
		receivedAt: row.received_at,
		dueAt: row.reply_due_at,
		snoozed: row.snoozed,
		spamSignals: [...spamSignals],
		lastEvent: row.last_event,
		isSample: row.is_sample === 1,
	};
}
