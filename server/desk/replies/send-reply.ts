import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { leadOfDrafts, type replyRoutes, takeBackSeconds } from "#domain/desk/replies.ts";
import type { RouteAnswer, RouteInput } from "#domain/desk/route.ts";
import type { LeadMail, TimelineEntry } from "#domain/desk/timeline.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { lockLead } from "#server/desk/leads/find-lead.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { readDraft, saveDraft } from "#server/desk/replies/drafts.ts";
import { writeLeadBefore } from "#server/desk/replies/lead-before.ts";
import { mailOfReply } from "#server/desk/replies/mails-of-leads.ts";
import { outboxId, queuedItem, queueReplyMail } from "#server/desk/replies/reply-outbox.ts";
import type { SignedIn } from "#server/desk/sign-in/sessions.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import {
	type EventMetadata,
	LeadChangedError,
	type LeadPatch,
	recordEvent,
} from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { addSearchedText } from "#server/leads/lead-texts.ts";
import { onCurrentLead } from "#server/leads/on-current-lead.ts";

type Written = RouteInput<typeof replyRoutes.send>;
type Queued = RouteAnswer<typeof replyRoutes.send>;

/** Where a reply is queued. */
interface Place extends Required<Pick<EventMetadata, "sessions">> {
	readonly database: Database;
	/** Whether a mail server takes the replies. Without one, none would leave, nor be given up. */
	readonly hasMail?: boolean;
}

/** Queues a reply once. What is refused stays as its author's draft, unless its lead was merged into another one. */
export async function sendReply(
	{ database, sessions, hasMail = true }: Place,
	lead: string,
	by: SignedIn,
	written: Written,
): Promise<Queued> {
	const queued = await onCurrentLead(database, async (transaction) => {
		// Locked: an erasure at the same moment comes before it or after it.
		const row = await lockLead(transaction, lead);
		// Read first: when the other press of the two is the news, the next line finds what it has queued.
		const news = await readTimeline(transaction, [lead], written.seen);
		const earlier = await findQueued(transaction, lead, by.id, written.key);
		if (earlier !== null) {
			if (!isSameReply(earlier, written)) return new DeskError("already-sent");
			await removeSent(transaction, leadOfDrafts(lead, row.merged_into), by.id, written);
			return earlier;
		}
		if (!hasMail) return new DeskError("no-mail");
		if (written.to !== row.email) return new DeskError("address-changed");
		if (news.length > 0) return new DeskError("newer-events", { news });
		return queueReply(transaction, row, { ...by, sessions }, written);
	});
	if (!(queued instanceof DeskError)) return queued;
	await database.transaction(async (transaction) => {
		const { merged_into } = await lockLead(transaction, lead);
		// Another lead's draft is not overwritten unasked: the page saves its text with the draft that it has seen.
		if (merged_into === null) await saveDraft(transaction, lead, by.id, written);
	});
	throw queued;
}

/** Whether a reply that was queued under the same key is the one that is to be sent, and was not taken back. */
function isSameReply({ mail, entry: { what } }: Queued, { subject, text }: Written): boolean {
	return (
		mail.state !== "cancelled" && mail.subject === subject && what.kind === "reply" && what.text === text
	);
}

/** Removes what a page without an answer has stored of a reply as its draft. Another text stays. */
async function removeSent(
	transaction: Transaction<Tables>,
	lead: string,
	personId: string,
	{ text }: Written,
): Promise<void> {
	const stored = await readDraft(transaction, lead, personId);
	// The page stores it without the signature.
	if (stored !== null && text.startsWith(stored.text.trim()))
		await saveDraft(transaction, lead, personId, { subject: "", text: "" });
}

async function queueReply(
	transaction: Transaction<Tables>,
	lead: LeadRow,
	by: SignedIn & Pick<Place, "sessions">,
	{ key, subject, text }: Written,
): Promise<Queued> {
	const at = new Date();
	const dueAt = new Date(at.getTime() + takeBackSeconds * 1000);
	const row = {
		id: randomUUID(),
		key,
		lead_id: lead.id,
		person_id: by.id,
		// As its owner wrote it; frozen here, whatever happens to the lead.
		recipient: String(leadOfRow(lead).values["email"] ?? ""),
		subject,
		content: text,
		state: "waiting" as const,
		queued_at: at.toISOString(),
		due_at: dueAt.toISOString(),
		lead_before: writeLeadBefore(lead),
	};
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto("lead_replies")
		.values(row)
		.onConflict((conflict) => conflict.columns(["lead_id", "person_id", "key"]).doNothing())
		.executeTakeFirst();
	// The other press of the two was faster: what it has queued is found by the next attempt.
	if (!numInsertedOrUpdatedRows) throw new LeadChangedError("The reply has just been queued");
	await queueReplyMail(transaction, row);
	const what = { kind: "reply", mail: row.id, text } as const;
	const { entry } = await recordEvent(
		transaction,
		lead,
		{ person: by.id, at, sessions: by.sessions },
		what,
		repliedPatch(lead, by, at),
	);
	await addSearchedText(transaction, lead.id, text);
	await saveDraft(transaction, leadOfDrafts(lead.id, lead.merged_into), by.id, { subject: "", text: "" });
	return { mail: mailOfReply(row, queuedItem(row)), entry };
}

/** A reply stops the clock, and a lead that is no one's belongs to its author. What is won or lost stays so. */
export function repliedPatch(lead: LeadRow, by: Pick<SignedIn, "id" | "office">, at: Date): LeadPatch {
	const isClosed = lead.state === "won" || lead.state === "lost";
	return {
		...(isClosed ? {} : { state: "replied" }),
		...(lead.assignee === null ? { assignee: by.id, office: by.office } : {}),
		reply_due_at: null,
		// The time for which a lead is stored counts from here again.
		last_contact_at: at.toISOString(),
		erasure_announced_at: null,
		first_reply_at: lead.first_reply_at ?? at.toISOString(),
		first_reply_office: lead.first_reply_office ?? by.office,
	};
}

async function findQueued(
	transaction: Transaction<Tables>,
	lead: string,
	personId: string,
	key: string,
): Promise<{ mail: LeadMail; entry: TimelineEntry } | null> {
	const row = await transaction
		.selectFrom("lead_replies")
		.selectAll()
		.where("lead_id", "=", lead)
		.where("person_id", "=", personId)
		.where("key", "=", key)
		.executeTakeFirst();
	if (row === undefined) return null;
	const item = await transaction
		.selectFrom("outbox")
		.select(["id", "next_try_at", "state", "problem"])
		.where("id", "=", outboxId(row.id))
		.executeTakeFirstOrThrow();
	const timeline = await readTimeline(transaction, [lead]);
	const entry = timeline.find(({ what }) => what.kind === "reply" && what.mail === row.id);
	return entry === undefined ? null : { mail: mailOfReply(row, item), entry };
}
