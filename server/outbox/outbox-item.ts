import type { Selectable, Transaction } from "kysely";
import * as z from "zod";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import type { OutboxTable, Tables } from "#server/database/tables.ts";

/** The ways in which something is sent. Each has a worker of its own, so that none waits for another. */
export type OutboxKind = "mail" | "webhook";

/** Something to send, as the table holds it. */
export type OutboxItem = Selectable<OutboxTable>;

/** From and to whom something goes. */
export interface Envelope {
	readonly from: string;
	/** Who is still to get it. Once it came back: those whom it came back from. */
	readonly to: readonly string[];
	/** Those whom it came back from while it still waited for others. */
	readonly cameBack?: readonly string[] | undefined;
}

/** What is sent, stored once it may arrive so that each try from then on sends the same. */
export interface StoredMessage {
	readonly envelope: Envelope;
	readonly messageId: string;
	readonly message: string;
}

const storedEnvelope = z.strictObject({
	from: z.string(),
	to: z.array(z.string()),
	cameBack: z.optional(z.array(z.string())),
});

/** @param stored as the table holds it */
export function readEnvelope(stored: string): Envelope {
	return storedEnvelope.parse(JSON.parse(stored));
}

export interface Withdrawal {
	readonly kind: "superfluous";
	readonly why: string;
}

/** What becomes of an item when it is due. */
export type Preparation =
	| ({
			readonly kind: "message";
			/** Whom it goes to by now, where that may have changed since it was queued. */
			readonly recipient?: string;
	  } & StoredMessage)
	/** It is due later than it was thought. */
	| { readonly kind: "later"; readonly dueAt: Date; readonly giveUpAt: Date }
	| Withdrawal
	/** It counts as sent, and nothing leaves. */
	| { readonly kind: "sent"; readonly text: string };

/** What was stored when it was queued, or when an earlier try handed it over: that may have arrived, so each try sends the same. */
export function storedMessage(item: OutboxItem): Extract<Preparation, { kind: "message" }> | null {
	const { envelope, message, message_id: messageId } = item;
	if (envelope === null || message === null || messageId === null) return null;
	return { kind: "message", envelope: readEnvelope(envelope), messageId, message };
}

/** What came of a try. The text is the answer of the other side, or says what went wrong. */
export type Outcome =
	| { readonly kind: "sent"; readonly text: string }
	/** @property rest who is still to get it, where the other side has taken it for the others */
	| { readonly kind: "refused-for-now"; readonly text: string; readonly rest?: Envelope }
	| { readonly kind: "refused"; readonly text: string }
	| { readonly kind: "undecided"; readonly text: string }
	/** There was no try, because the other side is left alone until then. */
	| { readonly kind: "not-tried"; readonly text: string; readonly until: Date };

/** How one kind of item is made and sent. */
export interface Channel {
	prepare(item: OutboxItem, now: Date): Promise<Preparation>;
	/** Why an item is not to go out, also where an earlier try has stored its message; null where it is. Asked before each try. */
	withdrawal?(item: OutboxItem): Promise<Withdrawal | null>;
	/** Stores what follows from what has become of an item, in the same transaction. @param problem the answer, or what went wrong */
	settled?(
		transaction: Transaction<Tables>,
		item: OutboxItem,
		state: OutboxState,
		problem: string,
		at: Date,
	): Promise<void>;
	/**
	 * @param handOver to be awaited just before the first byte of the message leaves; when it rejects, none may
	 * @param signal aborts a try of which nothing has been handed over yet
	 */
	send(message: StoredMessage, handOver: () => Promise<void>, signal: AbortSignal): Promise<Outcome>;
}
