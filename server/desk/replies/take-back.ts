import type { Selectable, Transaction } from "kysely";
import type { Draft } from "#domain/desk/lead-detail.ts";
import { isUnanswered, type LeadState } from "#domain/leads/lead.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { saveDraft } from "#server/desk/replies/drafts.ts";
import { type LeadBefore, readLeadBefore, writeLeadBefore } from "#server/desk/replies/lead-before.ts";
import { cancelMail } from "#server/desk/replies/mail-queue.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type LeadPatch, recordEvent } from "#server/leads/lead-events.ts";

/** Takes back a person's own reply before it is sent: the lead is as it was, and what was written is the draft again. */
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
	await recordEvent(
		transaction,
		row,
		{ person: personId, at },
		what,
		await unrepliedPatch(transaction, row, reply),
	);
	const draft = await saveDraft(transaction, lead, personId, { subject: reply.subject, text: reply.content });
	if (draft === null) throw new Error("A reply without a text was queued");
	return draft;
}

/** The lead as it was before the reply, but for what has happened to it since. */
async function unrepliedPatch(
	transaction: Transaction<Tables>,
	row: LeadRow,
	reply: Selectable<Tables["lead_replies"]>,
): Promise<LeadPatch> {
	const before = readLeadBefore(reply.lead_before);
	if (before === null || (await passOn(transaction, reply, before))) return {};
	const { first_reply_at, first_reply_office, last_contact_at, erasure_announced_at } = before;
	const wasTaken = before.assignee === null && row.assignee === reply.person_id;
	const assignee = wasTaken ? null : row.assignee;
	return {
		...{ first_reply_at, first_reply_office },
		...(row.last_contact_at === reply.queued_at && { last_contact_at, erasure_announced_at }),
		...(wasTaken && { assignee, office: before.office }),
		...(row.state === "replied" && {
			state: stateBefore(before, assignee),
			reply_due_at: before.reply_due_at,
		}),
	};
}

function stateBefore({ state }: LeadBefore, assignee: string | null): LeadState {
	if (!isUnanswered(state)) return state;
	return assignee === null ? "new" : "claimed";
}

/** Where a later reply goes on, the lead stays as it is, and that one remembers what was before both. */
async function passOn(
	transaction: Transaction<Tables>,
	reply: Selectable<Tables["lead_replies"]>,
	before: LeadBefore,
): Promise<boolean> {
	const later = await transaction
		.selectFrom("lead_replies")
		.select(["id", "lead_before"])
		.where("lead_id", "=", reply.lead_id)
		.where("id", "<>", reply.id)
		.where("state", "<>", "cancelled")
		.where("queued_at", ">=", reply.queued_at)
		.orderBy("queued_at")
		.executeTakeFirst();
	if (later === undefined) return false;
	// A lead that was opened again between the two keeps what it was then.
	const between = readLeadBefore(later.lead_before);
	const { first_reply_at, first_reply_office } = before;
	const kept =
		between === null || between.state === "replied"
			? before
			: { ...between, first_reply_at, first_reply_office };
	await transaction
		.updateTable("lead_replies")
		.set({ lead_before: writeLeadBefore(kept) })
		.where("id", "=", later.id)
		.execute();
	return true;
}
