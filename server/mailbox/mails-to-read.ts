import { day } from "#domain/durations.ts";
import type { MailboxConnection } from "#server/mailbox/mailbox-connection.ts";
import type { LeasedMailbox } from "#server/mailbox/mailbox-lease.ts";
import type { FetchedMail } from "#server/mailbox/received-mail.ts";

/** When the server has numbered its mails again, those of the last days are looked at again. */
const daysLookedAtAgain = 7;
/** Milliseconds to which a server notes when a mail came. */
const arrivalStep = 1000;

/** The numbers of the mails to read. A number that was given by another count says nothing, so that the day decides. */
export async function mailsToRead(connection: MailboxConnection, held: LeasedMailbox): Promise<number[]> {
	const { uid_validity: validity, read_until: readUntil } = held;
	if (validity === connection.numbers.validity) return connection.mailsAfter(held.last_uid);
	// The first look begins with what is still to come: the mailbox may hold years.
	if (readUntil === null) return [];
	// A mailbox that was read under another address: its server's day may have begun later than ours.
	const days = validity === null ? 1 : daysLookedAtAgain;
	return connection.mailsSince(new Date(Date.parse(readUntil) - days * day));
}

/**
 * Whether a mail was there when the mailbox was last read under another address. It is known, or older than the first look of
 * all and so no lead.
 */
export function wasThereBefore({ arrivedAt }: FetchedMail, held: LeasedMailbox): boolean {
	if (held.uid_validity !== null || held.read_until === null) return false;
	return arrivedAt.getTime() + arrivalStep <= Date.parse(held.read_until);
}
