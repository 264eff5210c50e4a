import type { Transaction } from "kysely";
import type { FormValues } from "#domain/forms/field.ts";
import type { Tables } from "#server/database/tables.ts";
import { givenColumns, type LeadRow } from "#server/leads/inbox-columns.ts";
import type { LeadPatch } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { searchedText } from "#server/leads/lead-texts.ts";

/** What changes in a lead when it gets other values. */
export function valuesPatch(row: LeadRow, values: FormValues): LeadPatch {
	const form_values = JSON.stringify(values);
	return { form_values, ...givenColumns(leadOfRow({ ...row, form_values })) };
}

/** Writes what a search looks through again, so that no former value is found. @param added notes, replies and answers */
export async function rewriteSearchedText(
	transaction: Transaction<Tables>,
	row: LeadRow,
	added: readonly string[],
): Promise<void> {
	await transaction
		.updateTable("lead_texts")
		.set({ content: searchedText(row, added) })
		.where("lead_id", "=", row.id)
		.execute();
}
