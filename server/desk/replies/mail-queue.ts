import type { Kysely, Transaction } from "kysely";
import type { LeadMail } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";

/** A reply whose recipient and text no longer change. */
export interface QueuedReply {
	readonly id: string;
	readonly leadId: string;
	/** From when on it is sent. */
	readonly dueAt: Date;
}

/** A one-time code on its way to a person of the desk. */
export interface CodeMail {
	readonly to: string;
	readonly name: string;
	readonly code: string;
	readonly link: string;
	readonly expiresAt: string;
}

/** What the desk needs of the outbox. */
export interface MailQueue {
	/** Whether mail is set up; without it, replies wait. */
	readonly sends: boolean;
	/** Queues a reply in the transaction that stores it. */
	queueReply(transaction: Transaction<Tables>, reply: QueuedReply): Promise<void>;
	/** False when the reply is on its way already. */
	takeBackReply(transaction: Transaction<Tables>, id: string): Promise<boolean>;
	/** Mails a code, where mail is set up; else only what is printed or shown can be used. */
	sendCode(transaction: Transaction<Tables>, mail: CodeMail): Promise<void>;
	/** The mails of leads, oldest first. */
	mailsOf(kysely: Kysely<Tables>, leadIds: readonly string[]): Promise<LeadMail[]>;
	countByState(kysely: Kysely<Tables>): Promise<{ state: string; count: number }[]>;
}
