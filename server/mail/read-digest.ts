import { day, hour, month } from "#domain/durations.ts";
import { isUnanswered, leadStates } from "#domain/leads/lead.ts";
import type { Digest } from "#domain/mail/mail-content.ts";
import type { Database } from "#server/database/database.ts";
import { latestMoment } from "#server/database/leases.ts";
import { replyPurpose } from "#server/mail/reply-mail.ts";
import { countPutOff, countUndelivered } from "#server/outbox/list-outbox.ts";

/** Leads that the digest names; of more than these it gives the number. */
const maxNamed = 50;
const unanswered = leadStates.filter(isUnanswered);

/** Milliseconds for which the mailbox was not read before the team should look into it. */
const longUnread = hour;

/**
 * What waits for the team. What was merged into another lead waits with that one.
 * @param mailbox the address of the mailbox that answers come to; null where none is read
 */
export async function readDigest({ kysely }: Database, mailbox: string | null, now: Date): Promise<Digest> {
	const yesterday = new Date(now.getTime() - day).toISOString();
	const leads = kysely
		.selectFrom("leads")
		.select(({ fn }) => fn.countAll<number | bigint | string>().as("count"))
		.where("merged_into", "is", null)
		.where("is_sample", "=", 0);
	const owing = leads.where("state", "in", unanswered).where("reply_due_at", "is not", null);
	const [openCount, late, suspected] = await Promise.all([
		owing.executeTakeFirstOrThrow(),
		owing.where("reply_due_at", "<", now.toISOString()).executeTakeFirstOrThrow(),
		leads
			.where("state", "=", "spam")
			.where(({ and, eb, or }) =>
				or([
					eb("received_at", ">", yesterday),
					// Answered by its person, and suspected all the same.
					and([eb("last_contact_at", ">", yesterday), eb("spam_signals", "<>", "[]")]),
				]),
			)
			.executeTakeFirstOrThrow(),
	]);
	const lastTold = await lastDigestAt(kysely, now);
	return {
		open: (await openLeadsOf(kysely)).map(({ reply_due_at: due, ...lead }) => ({
			...lead,
			dueAt: new Date(due ?? ""),
		})),
		openCount: Number(openCount.count),
		lateCount: Number(late.count),
		suspectedCount: Number(suspected.count),
		troubledCount: await countUndelivered(kysely, "mail", lastTold),
		putOffReplyCount: await countPutOff(kysely, replyPurpose, new Date(now.getTime() - hour)),
		failedEventCount: await countUndelivered(kysely, "webhook", lastTold),
		isMailboxUnread: await isUnread(kysely, mailbox, now),
		now,
	};
}

/** Those that wait longest. */
function openLeadsOf(kysely: Database["kysely"]) {
	return kysely
		.selectFrom("leads")
		.select(["id", "reference", "form", "reply_due_at"])
		.where("state", "in", unanswered)
		.where("reply_due_at", "is not", null)
		.where("merged_into", "is", null)
		.where("is_sample", "=", 0)
		.orderBy("reply_due_at")
		.limit(maxNamed)
		.execute();
}

/** Without a problem it was left by a service that has stopped, and is about to be read. */
async function isUnread(kysely: Database["kysely"], mailbox: string | null, now: Date): Promise<boolean> {
	const before = new Date(now.getTime() - longUnread).toISOString();
	const unread = await kysely
		.selectFrom("mailboxes")
		.select("address")
		.where("address", "=", mailbox)
		.where("problem", "is not", null)
		.where(({ eb, or }) => or([eb("looked_at", "is", null), eb("looked_at", "<", before)]))
		.executeTakeFirst();
	return unread !== undefined;
}

/** From when on the last digest that was sent could not tell; a month ago where none was, as such old ones are removed. */
async function lastDigestAt(kysely: Database["kysely"], now: Date): Promise<Date> {
	const last = await kysely
		.selectFrom("outbox")
		.select(({ fn }) => fn.max("created_at").as("at"))
		.where("kind", "=", "mail")
		.where("state", "=", "sent")
		.where("purpose", "=", "digest")
		.where("created_at", "<=", latestMoment(now))
		.executeTakeFirst();
	return new Date(last?.at ?? now.getTime() - month);
}
