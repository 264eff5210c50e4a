import type { Transaction } from "kysely";
import type { Draft } from "#domain/desk/lead-detail.ts";
import { joinTexts, leadOfDrafts, withoutSignature } from "#domain/desk/replies.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { takeOver } from "#server/desk/leads/merge-leads.ts";
import { readDraft, saveDraft } from "#server/desk/replies/drafts.ts";
import { cancelReplyMail } from "#server/desk/replies/reply-outbox.ts";
import { takenBackPatch } from "#server/desk/replies/unreplied-patch.ts";
import { recordEvent } from "#server/leads/lead-events.ts";

/** Takes back a person's own reply before it is sent: the lead is as it was, and what was written is the draft again, without the signature and with what was written since at its end. */
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
		.where("person_id", "=", personId)
		.where("state", "=", "waiting")
		.executeTakeFirst();
	if (reply === undefined) throw new DeskError("not-found");
	const row = await findLead(transaction, reply.lead_id);
	// A lead shows the replies of those that were merged into it, too.
	if (lead !== row.id && lead !== row.merged_into) throw new DeskError("not-found");
	const isTooLate = reply.due_at <= at.toISOString() || !(await cancelReplyMail(transaction, mail, at));
	if (isTooLate) throw new DeskError("too-late");
	await transaction.updateTable("lead_replies").set({ state: "cancelled" }).where("id", "=", mail).execute();
	const what = { kind: "reply-taken-back", mail } as const;
	const metadata = { person: personId, at };
	const patch = await takenBackPatch(transaction, row, reply);
	const { row: owing } = await recordEvent(transaction, row, metadata, what, patch);
	if (owing.merged_into !== null)
		await takeOver(transaction, await findLead(transaction, owing.merged_into), owing, metadata);
	const home = leadOfDrafts(row.id, row.merged_into);
	const since = await readDraft(transaction, home, personId);
	const author = transaction.selectFrom("desk_people").select("signature").where("id", "=", personId);
	const { signature = "" } = (await author.executeTakeFirst()) ?? {};
	const draft = await saveDraft(transaction, home, personId, {
		subject: reply.subject,
		text: joinTexts(withoutSignature(reply.content, signature), since?.text ?? ""),
	});
	if (draft === null) throw new Error("A reply without a text was queued");
	return draft;
}
