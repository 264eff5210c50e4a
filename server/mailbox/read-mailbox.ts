import { day } from "#domain/durations.ts";
import type { mailboxPause } from "#domain/mail/mailbox-pause.ts";
import type { Database } from "#server/database/database.ts";
import { describeFault } from "#server/log/fault.ts";
import { logEvent } from "#server/log/log-event.ts";
import { noteBegun, noteDone } from "#server/mailbox/begun-mails.ts";
import { fetchMail, type Refusals } from "#server/mailbox/fetch-mail.ts";
import type { MailboxConnection } from "#server/mailbox/mailbox-connection.ts";
import {
	changeMailbox,
	type LeasedMailbox,
	LostMailboxLeaseError,
	lookAt,
} from "#server/mailbox/mailbox-lease.ts";
import { mailsToRead, wasThereBefore } from "#server/mailbox/mails-to-read.ts";
import { beginningLength, readBeginning, readMail, UnstartedThreadError } from "#server/mailbox/read-mail.ts";
import type { FetchedMail, ReceivedMail } from "#server/mailbox/received-mail.ts";
import { storeMail } from "#server/mailbox/store-mail.ts";

/** For how long it is remembered that a mail was read: longer than it may be looked at again. */
const daysRemembered = 30;
const maxAttempts = 5;

export interface MailboxReading {
	readonly database: Database;
	/** From which the service sends, and to which it tells the team of leads, as `comparedAddress` has them. */
	readonly ownAddresses: readonly string[];
	readonly now: () => Date;
	readonly pause: typeof mailboxPause;
	readonly refusals: Refusals;
	/** Mails that this process has begun to read. */
	readonly begun: Set<string>;
	/** The file of the threads that read them. */
	readonly thread: URL;
}

/**
 * Reads what is new, the oldest first, each mail with the note that it was read in one transaction.
 * @param signal gives up the mail that is being read
 */
export async function readNewMails(
	reading: MailboxReading,
	connection: MailboxConnection,
	held: LeasedMailbox,
	signal: AbortSignal,
): Promise<LeasedMailbox> {
	const { kysely } = reading.database;
	let current = await changeMailbox(kysely, held, {}, reading.now());
	const { validity, next } = connection.numbers;
	const isNumberedAnew = current.uid_validity !== validity;
	const uids = await mailsToRead(connection, current);
	for (const uid of uids) {
		const fetched = await fetchMail(reading.refusals, connection, uid, uids);
		// Until all are read, the old position stays: a stop half-way begins again, and knows the mails that it has read.
		const position = isNumberedAnew ? { read_until: held.read_until } : { last_uid: uid };
		const change = { ...position, ...lookAt(reading.now()) };
		if (fetched === null || wasThereBefore(fetched, held))
			current = await changeMailbox(kysely, current, change, reading.now());
		else current = await storeOne(reading, current, fetched, change, signal);
	}
	const now = reading.now();
	const begun = isNumberedAnew && {
		uid_validity: validity,
		last_uid: next - 1,
		read_until: now.toISOString(),
	};
	return changeMailbox(kysely, current, { ...begun, ...lookAt(now) }, now);
}

/** One that an earlier process may have died of is read at its beginning, then and whenever it is read again. */
async function readOne(
	{ database: { kysely }, begun, thread }: MailboxReading,
	fetched: FetchedMail,
	signal: AbortSignal,
): Promise<ReceivedMail> {
	if (fetched.bytes.length <= beginningLength) return readMail(fetched, { thread, signal });
	if (!(await noteBegun(kysely, fetched, begun))) return readBeginning(fetched, { thread, signal });
	try {
		return await readMail(fetched, { thread, signal });
	} finally {
		await noteDone(kysely, fetched, begun);
	}
}

async function storeOne(
	reading: MailboxReading,
	held: LeasedMailbox,
	fetched: FetchedMail,
	change: Partial<LeasedMailbox>,
	signal: AbortSignal,
): Promise<LeasedMailbox> {
	const { database, ownAddresses, now } = reading;
	const read = { read_until: laterOf(held.read_until, fetched.arrivedAt, now()), ...change };
	const store = (parsed: ReceivedMail) =>
		database.transaction(async (transaction) => {
			const current = await changeMailbox(transaction, held, read, now());
			const outcome = await storeMail(transaction, parsed, ownAddresses, now());
			return { current, outcome };
		});
	try {
		const mail = await readOne(reading, fetched, signal);
		const { current, outcome } = await retryFaults(reading, () => store(mail));
		// Of mails that are looked at again, many are.
		const isLookedAtAgain = change.last_uid === undefined;
		if (outcome === "read-before" && !isLookedAtAgain) logEvent("mailbox", { known: fetched.uid });
		return current;
	} catch (error) {
		if (signal.aborted || isOfAll(reading, error)) throw error;
		logEvent("mailbox", { unread: fetched.uid, ...describeFault(error) });
		// One mail that can't be read or stored must not hold up all that come after it; it stays in the mailbox.
		return changeMailbox(database.kysely, held, read, now());
	}
}

/** A colleague may have changed the lead at the same moment: the next attempt sees it. */
async function retryFaults<Result>(reading: MailboxReading, attempt: () => Promise<Result>): Promise<Result> {
	for (let attempts = 1; ; attempts++) {
		try {
			return await attempt();
		} catch (error) {
			if (attempts === maxAttempts || isOfAll(reading, error)) throw error;
		}
	}
}

/** Whether an error says nothing of the mail itself: any other would meet it too. */
function isOfAll({ database }: MailboxReading, error: unknown): boolean {
	const isKnown = error instanceof LostMailboxLeaseError || error instanceof UnstartedThreadError;
	return isKnown || database.isUnavailable(error);
}

/** A mail from the future, by the clock of its server, is as new as now. */
function laterOf(readUntil: string | null, arrivedAt: Date, now: Date): string {
	const arrived = (arrivedAt < now ? arrivedAt : now).toISOString();
	return readUntil === null || readUntil < arrived ? arrived : readUntil;
}

/** Forgets which mails were read so long ago that they are not looked at again. */
export async function forgetOldMails(
	{ database: { kysely } }: MailboxReading,
	{ read_until: readUntil }: LeasedMailbox,
): Promise<void> {
	if (readUntil === null) return;
	const before = new Date(Date.parse(readUntil) - daysRemembered * day).toISOString();
	await kysely.deleteFrom("received_mails").where("arrived_at", "<", before).execute();
}
