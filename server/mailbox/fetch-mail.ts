import { describeFault } from "#server/log/fault.ts";
import { logEvent } from "#server/log/log-event.ts";
import { type MailboxConnection, RefusedMailError } from "#server/mailbox/mailbox-connection.ts";
import type { FetchedMail } from "#server/mailbox/received-mail.ts";

const maxAttempts = 5;

/** How often the server has refused a mail, by the count that its number is of, and the number. */
export type Refusals = Map<string, number>;

/**
 * Null when the mail is gone, or when the server has refused it often and gives another: it must not hold up those after it. A
 * server that gives none is waited for. Each attempt has a connection of its own, after a pause.
 * @param uids all that are to be read
 */
export async function fetchMail(
	refusals: Refusals,
	connection: MailboxConnection,
	uid: number,
	uids: readonly number[],
): Promise<FetchedMail | null> {
	const mail = `${connection.numbers.validity} ${uid}`;
	const attempts = (refusals.get(mail) ?? 0) + 1;
	const others = uids.filter((other) => other !== uid);
	// Asked first: the server may come back in between.
	const isLast = attempts >= maxAttempts && (await givesAny(connection, others));
	try {
		const fetched = await connection.fetch(uid);
		refusals.delete(mail);
		return fetched;
	} catch (error) {
		if (!(error instanceof RefusedMailError)) throw error;
		refusals.set(mail, attempts);
		if (!isLast) throw error;
		logEvent("mailbox", { unread: uid, ...describeFault(error) });
		return null;
	}
}

async function givesAny(connection: MailboxConnection, uids: readonly number[]): Promise<boolean> {
	for (const uid of uids) {
		try {
			if ((await connection.fetch(uid)) !== null) return true;
		} catch (error) {
			if (!(error instanceof RefusedMailError)) throw error;
		}
	}
	return false;
}
