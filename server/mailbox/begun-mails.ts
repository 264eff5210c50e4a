import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { FetchedMail } from "#server/mailbox/received-mail.ts";

/**
 * Notes that a mail is going to be read. False when an earlier process has begun it and was never done with it: it may have
 * died of it.
 * @param begun the notes of this process, which lives
 */
export async function noteBegun(
	kysely: Kysely<Tables>,
	{ bytes, arrivedAt }: FetchedMail,
	begun: Set<string>,
): Promise<boolean> {
	const id = noteOf(bytes);
	const isOwn = begun.has(id);
	begun.add(id);
	const { numInsertedOrUpdatedRows = 0n } = await kysely
		.insertInto("received_mails")
		.values({ id, arrived_at: arrivedAt.toISOString() })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.executeTakeFirst();
	return isOwn || numInsertedOrUpdatedRows > 0n;
}

/** Takes the note back: the process has outlived the mail. */
export async function noteDone(
	kysely: Kysely<Tables>,
	{ bytes }: FetchedMail,
	begun: Set<string>,
): Promise<void> {
	const id = noteOf(bytes);
	await kysely.deleteFrom("received_mails").where("id", "=", id).execute();
	begun.delete(id);
}

function noteOf(bytes: Uint8Array): string {
	return `begun ${createHash("sha256").update(bytes).digest("base64url")}`;
}
