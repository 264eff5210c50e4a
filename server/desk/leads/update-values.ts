import type { Transaction } from "kysely";
import type { LeadEvent } from "#domain/desk/timeline.ts";
import type { FormValues } from "#domain/forms/field.ts";
import type { Tables } from "#server/database/tables.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { givenColumns, type LeadRow } from "#server/leads/inbox-columns.ts";
import {
	type EventMetadata,
	type LeadPatch,
	type RecordedEvent,
	recordEvent,
} from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { rewriteSearchedText } from "#server/leads/lead-texts.ts";

/** Gives a lead other values, by an event that says why. */
export async function updateValues(
	transaction: Transaction<Tables>,
	before: LeadRow,
	metadata: EventMetadata,
	what: LeadEvent,
	values: FormValues,
): Promise<RecordedEvent> {
	const recorded = await recordEvent(transaction, before, metadata, what, valuesPatch(before, values));
	await rewriteTexts(transaction, recorded.row);
	return recorded;
}

/** Writes what a search of a lead looks through again, from its values and its timeline. */
export async function rewriteTexts(transaction: Transaction<Tables>, row: LeadRow): Promise<void> {
	const timeline = await readTimeline(transaction, [row.id]);
	const added = timeline.flatMap(({ what }) => textsOf(what));
	await rewriteSearchedText(transaction, row, added);
}

/** What changes in a lead when it gets other values. */
function valuesPatch(row: LeadRow, values: FormValues): LeadPatch {
	const form_values = JSON.stringify(values);
	return { form_values, ...givenColumns(leadOfRow({ ...row, form_values })) };
}

/** What an event adds to what a search looks through. */
export function textsOf(what: LeadEvent): string[] {
	if (what.kind === "answer") return [what.subject, what.text, ...(what.copied ?? [])];
	return "text" in what ? [what.text] : [];
}
