import type { Transaction } from "kysely";
import { isUnanswered, type LeadState } from "#domain/leads/lead.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type EventMetadata, leaveRemoved, recordEvent } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/** What opens a lead again. */
interface Cause {
	/** The id of the lead that the reply was promised to, where that is merged into this one. */
	readonly mergedLead?: string | undefined;
	/** Its person has answered one of our mails, so that what a colleague took for spam is none. What the service suspects stays so. */
	readonly isAnswer?: boolean;
}

/**
 * Wakes a lead and has it owe a reply by a time: it is opened again where it was answered or closed, and keeps a time that is
 * earlier. Spam stays spam, but for an answer. Returns the lead as it then is.
 * @param replyDueAt ISO 8601 in UTC
 */
export async function reopenLead(
	transaction: Transaction<Tables>,
	before: LeadRow,
	metadata: EventMetadata,
	replyDueAt: string,
	{ mergedLead, isAnswer = false }: Cause = {},
): Promise<LeadRow> {
	const row = await wake(transaction, before, metadata, mergedLead);
	const { state: from, spamSignals } = leadOfRow(row);
	const isOwed = isUnanswered(from) && row.reply_due_at !== null && row.reply_due_at <= replyDueAt;
	const staysSpam = from === "spam" && !(isAnswer && spamSignals.length === 0);
	if (staysSpam || isOwed) return row;
	const left = await leaveRemoved(transaction, row, metadata);
	const to = isUnanswered(from) ? from : openState(left);
	const replyDueBefore = row.reply_due_at;
	const what = { kind: "state", from, to, replyDueBefore, ...(mergedLead && { mergedLead }) } as const;
	return (await recordEvent(transaction, left, metadata, what, { state: to, reply_due_at: replyDueAt })).row;
}

/** The state of a lead that waits for a reply. */
export function openState({ assignee }: Pick<LeadRow, "assignee">): LeadState {
	return assignee === null ? "new" : "claimed";
}

async function wake(
	transaction: Transaction<Tables>,
	row: LeadRow,
	metadata: EventMetadata,
	mergedLead: string | undefined,
): Promise<LeadRow> {
	if (row.snoozed === null) return row;
	const woken = { kind: "snoozed", from: row.snoozed, to: null, ...(mergedLead && { mergedLead }) } as const;
	return (await recordEvent(transaction, row, metadata, woken, { snoozed: null })).row;
}
