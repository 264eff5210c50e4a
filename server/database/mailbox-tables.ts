/** What the service remembers of the mailbox that answers come to. Times are ISO 8601 texts in UTC. */
export interface MailboxTables {
	readonly mailboxes: MailboxTable;
	readonly received_mails: ReceivedMailTable;
	readonly lead_answers: LeadAnswerTable;
}

/** How far a mailbox has been read, and by which service. */
export interface MailboxTable {
	/** Account, server and folder; another address of the same account goes on from where this one was read. */
	address: string;
	/** The server's `UIDVALIDITY`: with another one, `last_uid` means nothing. Null before the first look. */
	uid_validity: string | null;
	last_uid: number;
	/** When the newest mail that was read had arrived, or when all of them were looked at for the first time. Null before that. */
	read_until: string | null;
	/** When a mail was last read or given up, or none was new. */
	looked_at: string | null;
	/** Why it can't be read, or the next mail can't; null while they can. */
	problem: string | null;
	/** Set by the service that reads it; until `lease_until` no other one does. */
	lease: string | null;
	lease_until: string | null;
}

/**
 * A mail that was read, so that it is never read as a new one; or that one is being read, in case the service dies of it. Nothing in it
 * is about a person.
 */
interface ReceivedMailTable {
	/** A hash of its Message-ID and date, or of the whole mail where it has none; while it is read, `begun` and a hash of the whole mail. */
	id: string;
	arrived_at: string;
}

/** A mail of the other side, so that a reply goes on with its conversation. Deleted with its lead. */
interface LeadAnswerTable {
	/** The `id` of the mail in `received_mails`. */
	id: string;
	lead_id: string;
	message_id: string;
	arrived_at: string;
}
