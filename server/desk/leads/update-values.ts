import type { Transaction } from "kysely";
import type { LeadEvent } from "#domain/desk/timeline.ts";
import type { FormValues } from "#domain/forms/field.ts";
import type { Tables } from "#server/database/tables.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { rewriteSearchedText, valuesPatch } from "#server/leads/correct-values.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type EventMetadata, type RecordedEvent, recordEvent } from "#server/leads/lead-events.ts";

/** Gives a lead other values, by an event that says why. */
export async function updateValues(
	transaction: Transaction<Tables>,
	before: LeadRow,
	metadata: EventMetadata,
	what: LeadEvent,
	values: FormValues,
): Promise<RecordedEvent> {
	const recorded = await recordEvent(transaction, before, metadata, what, valuesPatch(before, values));
	const timeline = await readTimeline(transaction, [before.id]);
	await rewriteSearchedText(
		transaction,
		recorded.row,
		timeline.flatMap((entry) => textsOf(entry.what)),
	);
	return recorded;
}

/** What an event adds to what a search looks through. */
function textsOf(what: LeadEvent): string[] {
	if (what.kind === "answer") return [what.subject, what.text];
	return "text" in what ? [what.text] : [];
}
