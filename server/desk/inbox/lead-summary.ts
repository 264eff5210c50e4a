import type { LeadSummary } from "#domain/desk/inbox.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { judgementOfRow } from "#server/leads/lead-of-row.ts";

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
	const { state, spamSignals } = judgementOfRow(row);
	const { id, reference, form, page, name, email, company, excerpt, industry, stage, office, assignee } = row;
	return {
		...{ id, reference, form, page, state, name, email, company, excerpt, industry, stage, office, assignee },
		receivedAt: row.received_at,
		dueAt: state === "spam" ? null : row.reply_due_at,
		snoozed: row.snoozed,
		spamSignals: [...spamSignals],
		lastEvent: row.last_event,
		isSample: row.is_sample === 1,
	};
}
