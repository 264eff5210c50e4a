import type { Kysely } from "kysely";
import type { Draft } from "#domain/desk/lead-detail.ts";
import type { Tables } from "#server/database/tables.ts";

/** A person's own draft on a lead. */
export async function readDraft(
	kysely: Kysely<Tables>,
	lead: string,
	personId: string,
): Promise<Draft | null> {
	const row = await kysely
		.selectFrom("lead_drafts")
		.select(["subject", "content as text", "saved_at as savedAt"])
		.where("lead_id", "=", lead)
		.where("person_id", "=", personId)
		.executeTakeFirst();
	return row ?? null;
}

/** Saves a draft in the place of the former one; an empty text removes it. */
export async function saveDraft(
	kysely: Kysely<Tables>,
	lead: string,
	personId: string,
	{ subject, text }: Omit<Draft, "savedAt">,
): Promise<Draft | null> {
	if (text.trim() === "") {
		await kysely
			.deleteFrom("lead_drafts")
			.where("lead_id", "=", lead)
			.where("person_id", "=", personId)
			.execute();
		return null;
	}
	const savedAt = new Date().toISOString();
	const row = { subject, content: text, saved_at: savedAt };
	await kysely
		.insertInto("lead_drafts")
		.values({ id: `${lead}.${personId}`, lead_id: lead, person_id: personId, ...row })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(row))
		.execute();
	return { subject, text, savedAt };
}
