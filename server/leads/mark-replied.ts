import type { Transaction } from "kysely";
import type { LeadState } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type EventMetadata, recordEvent } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { onCurrentLead } from "#server/leads/on-current-lead.ts";
import { survivingLead } from "#server/leads/surviving-lead.ts";

/** What has become of a lead that was to be marked. */
export interface MarkedLead {
	/** The reference that was given. */
	readonly asked: string;
	/** Of the lead that is marked: another one's, where that has taken in the one that was asked for. */
	readonly reference: string;
	/** `replied`, or `won` or `lost` of what was closed. */
	readonly state: LeadState;
}

/** Where leads are marked, and when webinars are held. */
interface Place extends Required<Pick<EventMetadata, "sessions">> {
	readonly database: Database;
}

/**
 * Marks leads as answered, and records that there was contact with their senders. What is won or lost stays so; of what was
 * suspected, the visitor gets what was held back. All of them, or none and an error whose message is for the person who asked.
 */
export function markReplied(
	{ database, sessions }: Place,
	references: readonly string[],
	now: Date,
): Promise<MarkedLead[]> {
	const metadata = { person: null, at: now, sessions };
	return onCurrentLead(database, async (transaction) => {
		const rows = await transaction
			.selectFrom("leads")
			.select(["id", "reference"])
			.where("reference", "in", references)
			.execute();
		const unknown = references.filter((reference) => !rows.some((row) => row.reference === reference));
		if (unknown.length > 0)
			throw new Error(`No lead has the reference ${unknown.join(" or ")}. Nothing was changed.`);
		const marked = new Map<string, LeadState>();
		const outcome: MarkedLead[] = [];
		for (const { id, reference: asked } of rows) {
			const lead = await survivingLead(transaction, id);
			if (lead === null) throw new Error(`The lead into which ${asked} was merged is not there any more.`);
			const { reference } = lead;
			const state = marked.get(reference) ?? (await markLead(transaction, lead, metadata));
			marked.set(reference, state);
			outcome.push({ asked, reference, state });
		}
		return outcome;
	});
}

async function markLead(
	transaction: Transaction<Tables>,
	lead: LeadRow,
	metadata: EventMetadata,
): Promise<LeadState> {
	const { state } = leadOfRow(lead);
	const contact = { last_contact_at: metadata.at.toISOString(), erasure_announced_at: null };
	if (state === "won" || state === "lost") {
		await transaction
			.updateTable("leads")
			.set(contact)
			.where(({ eb, or }) => or([eb("id", "=", lead.id), eb("merged_into", "=", lead.id)]))
			.execute();
		// Its history has no place for it, as its state stays.
		await audit(transaction, { action: "contact-recorded", person: null, subject: lead.reference });
		return state;
	}
	const what = { kind: "state", from: state, to: "replied" } as const;
	// When the answer was given is not known, so it counts in no reply time.
	const patch = { ...contact, state: "replied", reply_due_at: null } as const;
	await recordEvent(transaction, lead, metadata, what, patch);
	return "replied";
}
