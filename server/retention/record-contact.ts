import type { Transaction } from "kysely";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";

/** A lead was erased, or there was none. Its message is for the person who asked. */
export class NoSuchLeadError extends Error {}

/** Whose time counts from now. */
interface RecordedContact {
	/** The reference that was given. */
	readonly asked: string;
	/** Of the lead that has taken in the one that was asked for; else the same. */
	readonly reference: string;
}

/**
 * Records that there was contact with the senders of leads, so that their time counts from now. What was merged into a lead has
 * the same sender, whichever of them is named. All of them, or none and a `NoSuchLeadError`. The audit log has it.
 * @param person who records it; null for a command
 */
export async function recordContact(
	database: Database,
	references: readonly string[],
	now: Date,
	person: string | null,
): Promise<RecordedContact[]> {
	return database.transaction(async (transaction) => {
		const recorded: RecordedContact[] = [];
		for (const asked of references) {
			const named = await findNamed(transaction, asked);
			const { id, reference } = (await survivingLead(transaction, named.id)) ?? named;
			await transaction
				.updateTable("leads")
				.set({ last_contact_at: now.toISOString(), erasure_announced_at: null })
				.where(({ eb, or }) => or([eb("id", "=", id), eb("merged_into", "=", id)]))
				.execute();
			await audit(transaction, { action: "contact-recorded", person, subject: asked });
			recorded.push({ asked, reference });
		}
		return recorded;
	});
}

async function findNamed(
	transaction: Transaction<Tables>,
	reference: string,
): Promise<Pick<LeadRow, "id" | "reference">> {
	const found = await transaction
		.selectFrom("leads")
		.select(["id", "reference"])
		.where("reference", "=", reference)
		.executeTakeFirst();
	if (found !== undefined) return found;
	throw new NoSuchLeadError(`No lead has the reference ${reference}. Nothing was recorded.`);
}
