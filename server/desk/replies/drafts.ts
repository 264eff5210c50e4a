import type { Kysely } from "kysely";
import type { Draft } from "#domain/desk/lead-detail.ts";
import { joinTexts, leadOfDrafts } from "#domain/desk/replies.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { lockLead } from "#server/desk/leads/find-lead.ts";

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

interface WrittenDraft extends Omit<Draft, "savedAt"> {
	/** When the draft was saved whose place this one takes; null for none, undefined for any. */
	readonly since?: string | null | undefined;
}

/** Saves a draft on a lead, or on the one into which it was merged. It throws what `saveDraft` does. */
export function saveDraftOfLead(
	database: Database,
	lead: string,
	personId: string,
	written: WrittenDraft,
): Promise<Draft | null> {
	return database.transaction(async (transaction) => {
		const { id, merged_into } = await lockLead(transaction, lead);
		return saveDraft(transaction, leadOfDrafts(id, merged_into), personId, written);
	});
}

/**
 * Saves a draft in the place of the former one; one without subject and text removes it. One statement each, so that of two pages that save
 * at once one is refused.
 * @throws {DeskError} `draft-changed` with the stored draft when that is another one than `since`
 */
export async function saveDraft(
	kysely: Kysely<Tables>,
	lead: string,
	personId: string,
	{ subject, text, since }: WrittenDraft,
): Promise<Draft | null> {
	const isEmpty = `${subject}${text}`.trim() === "";
	const draft = { subject, text, savedAt: new Date().toISOString() };
	const isDone = isEmpty
		? await removeDraft(kysely, lead, personId, since)
		: await storeDraft(kysely, lead, personId, draft, since);
	if (isDone) return isEmpty ? null : draft;
	const stored = await readDraft(kysely, lead, personId);
	if (stored !== null) throw new DeskError("draft-changed", { draft: stored });
	// There is none to remove, or it has just gone.
	return isEmpty ? null : saveDraft(kysely, lead, personId, { subject, text });
}

async function removeDraft(
	kysely: Kysely<Tables>,
	lead: string,
	personId: string,
	since: WrittenDraft["since"],
): Promise<boolean> {
	const { numDeletedRows } = await kysely
		.deleteFrom("lead_drafts")
		.where("lead_id", "=", lead)
		.where("person_id", "=", personId)
		.$if(since !== undefined, (query) => query.where("saved_at", "=", since ?? ""))
		.executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}

async function storeDraft(
	kysely: Kysely<Tables>,
	lead: string,
	personId: string,
	{ subject, text, savedAt }: Draft,
	since: WrittenDraft["since"],
): Promise<boolean> {
	const row = { subject, content: text, saved_at: savedAt };
	const { numInsertedOrUpdatedRows } = await kysely
		.insertInto("lead_drafts")
		.values({ id: `${lead}.${personId}`, lead_id: lead, person_id: personId, ...row })
		.onConflict((conflict) => {
			const update = conflict.column("id").doUpdateSet(row);
			return since === undefined ? update : update.where("lead_drafts.saved_at", "=", since ?? "");
		})
		.executeTakeFirst();
	return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Moves everyone's drafts from one lead to another. Where a person has one there too, it gets the other's text at its end. */
export async function moveDrafts(kysely: Kysely<Tables>, from: string, into: string): Promise<void> {
	const drafts = await kysely
		.deleteFrom("lead_drafts")
		.where("lead_id", "=", from)
		.returning(["person_id as personId", "subject", "content as text", "saved_at as savedAt"])
		.execute();
	for (const { personId, ...draft } of drafts) {
		const there = await readDraft(kysely, into, personId);
		if (there === null) await storeDraft(kysely, into, personId, draft, null);
		else await saveDraft(kysely, into, personId, { ...there, text: joinTexts(there.text, draft.text) });
	}
}
