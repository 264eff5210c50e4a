import type { Selectable, Transaction } from "kysely";
import { isUnanswered, type LeadState, owesReply } from "#domain/leads/lead.ts";
import type { Tables } from "#server/database/tables.ts";
import { type LeadBefore, readLeadBefore, writeLeadBefore } from "#server/desk/replies/lead-before.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import type { LeadPatch } from "#server/leads/lead-events.ts";
import { openState } from "#server/leads/reopen-lead.ts";

export type ReplyRow = Selectable<Tables["lead_replies"]>;

/** The lead as it was before a reply that was taken back, but for what has happened to it since. */
export async function takenBackPatch(
	transaction: Transaction<Tables>,
	row: LeadRow,
	reply: ReplyRow,
): Promise<LeadPatch> {
	const before = readLeadBefore(reply.lead_before);
	if (before === null) return {};
	const later = await passOn(transaction, reply, before);
	if (later !== null) return later;
	const wasTaken = before.assignee === null && row.assignee === reply.person_id;
	const assignee = wasTaken ? null : row.assignee;
	return {
		...contactBefore(row, reply, before),
		...(wasTaken && { assignee, office: before.office }),
		...(row.state === "replied" && {
			state: stateBefore(before, assignee),
			reply_due_at: before.reply_due_at,
		}),
	};
}

/** When there was a first reply and contact before a reply that no one got. */
export function contactBefore(row: LeadRow, reply: ReplyRow, before: LeadBefore): LeadPatch {
	const { first_reply_at, first_reply_office, last_contact_at, erasure_announced_at } = before;
	return {
		...{ first_reply_at, first_reply_office },
		...(row.last_contact_at === reply.queued_at && { last_contact_at, erasure_announced_at }),
	};
}

/** The state that a lead had, with the one whose it is now. */
export function stateBefore({ state }: LeadBefore, assignee: string | null): LeadState {
	return isUnanswered(state) ? openState({ assignee }) : state;
}

/**
 * Where a later reply goes on, the lead stays as it is, and that one remembers what was before both. Returns what is to be
 * changed then; null where no later reply goes on.
 */
export async function passOn(
	transaction: Transaction<Tables>,
	reply: ReplyRow,
	before: LeadBefore,
): Promise<LeadPatch | null> {
	const later = await transaction
		.selectFrom("lead_replies")
		.leftJoin("desk_people", "desk_people.id", "lead_replies.person_id")
		.select(["lead_replies.id as id", "lead_before", "queued_at", "desk_people.office as office"])
		.where("lead_id", "=", reply.lead_id)
		.where("lead_replies.id", "<>", reply.id)
		.where("lead_replies.state", "=", "waiting")
		.where("queued_at", ">=", reply.queued_at)
		.orderBy("queued_at")
		.executeTakeFirst();
	if (later === undefined) return null;
	// A lead that was opened again between the two keeps what it was then.
	const between = readLeadBefore(later.lead_before);
	const { first_reply_at, first_reply_office } = before;
	const kept =
		between !== null && owesReply(between.state)
			? { ...between, first_reply_at, first_reply_office }
			: before;
	await transaction
		.updateTable("lead_replies")
		.set({ lead_before: writeLeadBefore(kept) })
		.where("id", "=", later.id)
		.execute();
	// It was not the first.
	if (first_reply_at !== null) return {};
	return { first_reply_at: later.queued_at, first_reply_office: later.office };
}
