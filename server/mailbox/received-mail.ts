import type { NamedAddress } from "#domain/mail/named-address.ts";

/** A note of a mail server about a mail that it could not deliver, or not yet. */
export interface BounceReport {
	/** The Message-ID of the mail that it is about; null when the note does not say. */
	readonly messageId: string | null;
	/** Whether it gave up. */
	readonly isFinal: boolean;
	/** The addresses of whom it could not reach, in lower case: the one that was tried last, and the one that the mail was sent to. */
	readonly recipients: readonly string[];
	/** What it says went wrong. */
	readonly problem: string;
}

/** A mail as it is stored and matched; files that came with it by name and size only. */
export interface ReceivedMail {
	/** Equal for the same mail, whenever and wherever it is read again. */
	readonly id: string;
	readonly messageId: string | null;
	/** The Message-IDs of the mails that it answers. */
	readonly conversation: readonly string[];
	/** Null when it names no address that an answer could go to. */
	readonly from: NamedAddress | null;
	/** Whom a group says that it has written another sender for (`X-Original-From`, as Google Groups does); null where none is named. */
	readonly originalFrom: NamedAddress | null;
	/** The addresses of everyone else that it names as its readers, openly. */
	readonly copied: readonly string[];
	readonly subject: string;
	readonly text: string;
	/** Whether the text or the mail is longer than what is read of it, or was not read as it was written. */
	readonly isCut: boolean;
	readonly attachments: readonly { readonly name: string; readonly size: number }[];
	/** Whether a program wrote it. */
	readonly isAutomatic: boolean;
	/** The ids of the lists by which it came; an empty one where it does not say by which. */
	readonly lists: readonly string[];
	readonly isMarkedAsSpam: boolean;
	readonly bounce: BounceReport | null;
	readonly arrivedAt: Date;
}

/** A mail as the mailbox has it. */
export interface FetchedMail {
	readonly uid: number;
	/** The mail itself, or its beginning. */
	readonly bytes: Uint8Array;
	/** In bytes, all of it. */
	readonly size: number;
	readonly arrivedAt: Date;
}
