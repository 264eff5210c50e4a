import type { Transaction } from "kysely";
import type { LeadEvent, TimelineEntry } from "#domain/desk/timeline.ts";
import { inboxPlace } from "#domain/leads/inbox-place.ts";
import { isUnanswered } from "#domain/leads/lead.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import type { LeadInboxColumns } from "#server/database/desk-tables.ts";
import type { Tables } from "#server/database/tables.ts";
import { queueHeldMails } from "#server/leads/held-mails.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { judgementOfRow } from "#server/leads/lead-of-row.ts";
import { searchedText } from "#server/leads/lead-texts.ts";
import { passContactOn } from "#server/leads/pass-contact-on.ts";
import { queueWarnings } from "#server/mail/queue-mails.ts";
import { queueLeadChange } from "#server/webhooks/lead-webhooks.ts";

/** Who caused an event of a lead, and when. */
export interface EventMetadata {
	/** Null for the visitor and the service. */
	readonly person: string | null;
	readonly at: Date;
	/** What was done in one step to several leads has one change. */
	readonly change?: string;
	/** When webinars are held: with it, a lead that leaves the spam view has its visitor's mails queued. */
	readonly sessions?: SiteBuild["sessions"];
}

/** What an event changes in its lead; what follows from it is computed. */
export type LeadPatch = Partial<
	Omit<LeadInboxColumns, "inbox" | "sort_key" | "last_event" | "last_activity_at"> &
		Pick<LeadRow, "state" | "form_values" | "last_contact_at" | "erasure_announced_at">
>;

export interface RecordedEvent {
	readonly row: LeadRow;
	readonly entry: TimelineEntry;
}

/** Two people changed a lead at the same moment: the later one's transaction must begin again. */
export class LeadChangedError extends Error {}

/** The id of the event by which a lead was received. */
export const firstEventOf = (lead: string) => `${lead}.1`;

/** How a lead was received. */
export interface Receipt {
	/** When the first event is noted, where the lead was received before. */
	readonly storedAt?: Date;
	/** Whether it is a mail that is longer than what is stored of it. */
	readonly isCut?: boolean;
	/** The id of another person's lead that the mail answers, or whose reference is in its subject. */
	readonly names?: string | null;
}

/** The first event of a lead that has just been stored. */
export async function writeReceived(
	transaction: Transaction<Tables>,
	row: Pick<LeadRow, "id" | "state" | "received_at"> & Parameters<typeof searchedText>[0],
	{ storedAt = new Date(row.received_at), isCut, names }: Receipt = {},
): Promise<void> {
	const { state } = judgementOfRow(row);
	const what: LeadEvent = { kind: "received", state, ...(isCut && { isCut }), ...(names && { names }) };
	await transaction
		.insertInto("lead_events")
		.values({
			id: firstEventOf(row.id),
			lead_id: row.id,
			number: 1,
			at: storedAt.toISOString(),
			what: JSON.stringify(what),
		})
		.execute();
	await transaction
		.insertInto("lead_texts")
		.values({ lead_id: row.id, received_at: row.received_at, content: searchedText(row) })
		.execute();
}

/**
 * Adds an event to a lead, and changes the lead by it. No change is without one. Where it leaves an open lead with a person
 * who was removed, another event makes that lead no one's.
 */
export async function recordEvent(
	transaction: Transaction<Tables>,
	before: LeadRow,
	metadata: EventMetadata,
	what: LeadEvent,
	patch: LeadPatch = {},
): Promise<RecordedEvent> {
	const { person, at, change, sessions } = metadata;
	const { last_event: lastSeen, ...changed } = placed({ ...before, ...patch }, at);
	const updated = await transaction
		.updateTable("leads")
		.set(({ eb, fn, selectFrom, val }) => {
			const ofLead = selectFrom("lead_events").where("lead_id", "=", before.id);
			// By the events themselves: a restore of an earlier version may have added some that the lead does not count.
			const last = fn.coalesce(
				ofLead.select((of) => of.fn.max("number").as("last")),
				val(lastSeen),
			);
			return { ...changed, last_event: eb(last, "+", 1) };
		})
		.where("id", "=", before.id)
		.where("last_event", "=", lastSeen)
		.returning("last_event")
		.executeTakeFirst();
	if (updated === undefined) throw new LeadChangedError("The lead has just been changed by another");
	const row = { ...changed, ...updated };
	if (patch.last_contact_at !== undefined) await passContactOn(transaction, before, row);
	const { id: lead_id, last_event: number } = row;
	// Its kind comes first in each event, by which those of one kind are found.
	const event = { id: `${lead_id}.${number}`, lead_id, number, at: at.toISOString(), person_id: person };
	await transaction
		.insertInto("lead_events")
		.values({ ...event, change_id: change ?? null, what: JSON.stringify(what) })
		.execute();
	await queueLeadChange(transaction, before, row, what, at);
	if (sessions !== undefined && before.state === "spam" && row.state !== "spam")
		await queueHeldMails(transaction, row, sessions, at);
	const dueAt = warnedOf(row);
	if (dueAt !== null && dueAt !== warnedOf(before))
		await queueWarnings(transaction, row, new Date(dueAt), at);
	return {
		row: await withoutRemoved(transaction, row, metadata),
		entry: { number: event.number, lead: row.id, at: event.at, person, what },
	};
}

/** What is closed, spam or merged keeps a person who was removed; what is open would be in no one's list. */
async function withoutRemoved(
	transaction: Transaction<Tables>,
	row: LeadRow,
	metadata: EventMetadata,
): Promise<LeadRow> {
	const { inbox, reply_due_at: replyDueBefore } = row;
	if (inbox !== "open" && inbox !== "snoozed") return row;
	const left = await leaveRemoved(transaction, row, metadata);
	if (left === row || left.state !== "claimed") return left;
	const opened = { kind: "state", from: "claimed", to: "new", replyDueBefore } as const;
	return (await recordEvent(transaction, left, metadata, opened, { state: "new" })).row;
}

/** Makes a lead no one's where its person was removed, as before it is opened again: it is then new at once. */
export async function leaveRemoved(
	transaction: Transaction<Tables>,
	row: LeadRow,
	metadata: EventMetadata,
): Promise<LeadRow> {
	if (row.assignee === null) return row;
	const removed = await transaction
		.selectFrom("desk_people")
		.select("id")
		.where("id", "=", row.assignee)
		.where("removed_at", "is not", null)
		.executeTakeFirst();
	if (removed === undefined) return row;
	const left = { kind: "assigned", from: row.assignee, to: null } as const;
	return (await recordEvent(transaction, row, metadata, left, { assignee: null, office: null })).row;
}

/** By when a reply is due of which the team is warned; null where none is. */
function warnedOf(row: LeadRow): string | null {
	if (row.is_sample === 1 || row.merged_into !== null) return null;
	return isUnanswered(judgementOfRow(row).state) ? row.reply_due_at : null;
}

function placed(row: LeadRow, at: Date): LeadRow {
	const lastActivityAt = at.toISOString();
	const { inbox, sortKey } = inboxPlace({
		state: judgementOfRow(row).state,
		snoozed: row.snoozed,
		mergedInto: row.merged_into,
		replyDueAt: row.reply_due_at,
		lastActivityAt,
	});
	return { ...row, last_activity_at: lastActivityAt, inbox, sort_key: sortKey };
}
