import type { Database } from "#server/database/database.ts";
import { audit } from "#server/desk/audit/audit.ts";

/** A lead was erased, or there was none. Its message is for the person who asked. */
export class NoSuchLeadError extends Error {}

/**
 * Records that there was contact with the senders of leads, so that their time counts from now. All of them, or none and
 * a `NoSuchLeadError`. The audit log has it.
 * @param person who records it; null for a command
 */
export async function recordContact(
	database: Database,
	references: readonly string[],
	now: Date,
	person: string | null,
): Promise<void> {
	await database.transaction(async (transaction) => {
		for (const reference of references) {
			const { numUpdatedRows } = await transaction
				.updateTable("leads")
				.set({ last_contact_at: now.toISOString(), erasure_announced_at: null })
				.where("reference", "=", reference)
				.executeTakeFirstOrThrow();
			if (numUpdatedRows === 0n)
				throw new NoSuchLeadError(`No lead has the reference ${reference}. Nothing was recorded.`);
			await audit(transaction, { action: "contact-recorded", person, subject: reference });
		}
	});
}
