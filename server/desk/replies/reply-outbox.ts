import type { Transaction } from "kysely";
import { maxRetryTime } from "#domain/outbox/retry.ts";
import type { Tables } from "#server/database/tables.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";
import { replyPurpose } from "#server/mail/reply-mail.ts";

/** A reply whose recipient and text no longer change. */
export interface QueuedReply {
	readonly id: string;
	readonly lead_id: string;
	readonly recipient: string;
	readonly queued_at: string;
	/** From when on it is sent. */
	readonly due_at: string;
}

/** The id of a reply in the outbox. */
export const outboxId = (reply: string) => `${replyPurpose}.${reply}`;

/** A reply in the outbox that no try has been made of. */
export function queuedItem({ id, due_at }: Pick<QueuedReply, "id" | "due_at">) {
	return { id: outboxId(id), next_try_at: due_at, state: "waiting", problem: null } as const;
}

/** Puts a reply into the outbox, in the transaction that stores it. */
export async function queueReplyMail(
	transaction: Transaction<Tables>,
	{ id, lead_id, recipient, queued_at, due_at }: QueuedReply,
): Promise<void> {
	await transaction
		.insertInto("outbox")
		.values({
			id: outboxId(id),
			kind: "mail",
			purpose: replyPurpose,
			lead_id,
			recipient: comparedAddress(recipient),
			details: id,
			state: "waiting",
			created_at: queued_at,
			next_try_at: due_at,
			give_up_at: new Date(Date.parse(due_at) + maxRetryTime).toISOString(),
			attempts: 0,
		})
		.execute();
}

/** Takes a reply out of the outbox; false when it is on its way already. */
export async function cancelReplyMail(
	transaction: Transaction<Tables>,
	reply: string,
	at: Date,
): Promise<boolean> {
	const { numUpdatedRows } = await transaction
		.updateTable("outbox")
		.set({ state: "cancelled", settled_at: at.toISOString() })
		.where("id", "=", outboxId(reply))
		.where("state", "=", "waiting")
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
