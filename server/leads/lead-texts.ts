import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { indexedWords } from "#server/leads/search-words.ts";

/** Characters of a lead that a search looks through: PostgreSQL indexes a megabyte of words, and refuses a longer text. */
const maxSearchedLength = 150_000;

type Given = Parameters<typeof leadOfRow>[0] & Pick<LeadRow, "reference">;

/** What a search looks through in a lead: its reference, what was typed, and the texts that were added since. */
export function searchedText(row: Given, added: readonly string[] = []): string {
	const texts = [row.reference, ...Object.values(leadOfRow(row).values).flat(), ...added];
	return texts.flatMap(indexedWords).join(" ").slice(0, maxSearchedLength);
}

/** Adds a note, a reply or an answer to what a search of the lead looks through. */
export async function addSearchedText(
	transaction: Transaction<Tables>,
	leadId: string,
	added: string,
): Promise<void> {
	await transaction
		.updateTable("lead_texts")
		.set(({ eb, fn, ref, val }) => {
			const longer = eb(ref("content"), "||", ` ${indexedWords(added).join(" ")}`);
			return { content: fn<string>("substr", [longer, val(1), val(maxSearchedLength)]) };
		})
		.where("lead_id", "=", leadId)
		.execute();
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
