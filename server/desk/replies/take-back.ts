import type { Transaction } from "kysely";
import type { Draft } from "#domain/desk/lead-detail.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { saveDraft } from "#server/desk/replies/drafts.ts";
import { cancelMail } from "#server/desk/replies/mail-queue.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type LeadPatch, recordEvent } from "#server/leads/lead-events.ts";

/** Takes back a person's own reply before it is sent; what was written is the draft again. */
export async function takeBack(
	transaction: Transaction<Tables>,
	lead: string,
	mail: string,
	personId: string,
): Promise<Draft> {
	const at = new Date();
	const reply = await transaction
		.selectFrom("lead_replies")
		.selectAll()
		.where("id", "=", mail)
		.where("lead_id", "=", lead)
		.where("person_id", "=", personId)
		.where("state", "=", "waiting")
		.executeTakeFirst();
	if (reply === undefined) throw new DeskError("not-found");
	const isTooLate = reply.due_at <= at.toISOString() || !(await cancelMail(transaction, mail, at));
	if (isTooLate) throw new DeskError("too-late");
	await transaction.updateTable("lead_replies").set({ state: "cancelled" }).where("id", "=", mail).execute();
	const row = await findLead(transaction, lead);
	const what = { kind: "reply-taken-back", mail } as const;
	await recordEvent(transaction, row, { person: personId, at }, what, await unrepliedPatch(transaction, row));
	const draft = await saveDraft(transaction, lead, personId, { subject: reply.subject, text: reply.content });
	if (draft === null) throw new Error("A reply without a text was queued");
	return draft;
}

/** Without another reply, an answer is owed again, since when the lead arrived. */
async function unrepliedPatch(transaction: Transaction<Tables>, row: LeadRow): Promise<LeadPatch> {
	const other = await transaction
		.selectFrom("lead_replies")
		.select("id")
		.where("lead_id", "=", row.id)
		.where("state", "<>", "cancelled")
		.executeTakeFirst();
	if (other !== undefined) return {};
	const unreplied = { first_reply_at: null, first_reply_office: null };
	if (row.state !== "replied") return unreplied;
	return { ...unreplied, state: row.assignee === null ? "new" : "claimed", reply_due_at: row.due_at };
}
