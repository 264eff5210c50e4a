import { localTime } from "#server/command/local-time.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { Command } from "#server/leads/commands/command.ts";
import { eraseLeads, refuseParts } from "#server/leads/erase-leads.ts";

export const erase: Command = {
	operands: "SL-7K4M-2Q9X SL-…",
	summary: "erases leads for good, and leaves a note of each: its reference and the date",
	takes: "some",
	beginsDatabase: false,
	async run({ database, operands }) {
		const references = operands.map((reference) => reference.toUpperCase());
		await refuseParts(database, references);
		const { erasures, hasLeftNoBytes } = await eraseLeads(database, references, new Date(), (transaction) =>
			audit(transaction, { action: "person-data-erased", person: null, detail: references.join(" ") }),
		);
		if (!hasLeftNoBytes)
			throw new Error(
				"Erased, but another program holds the database, or its disk has no room for a second copy: its files may still contain " +
					"what was erased. Once that is over, give the same command again.",
			);
		return {
			text: erasures.map(({ reference, erasedAt }) => `${reference} erased ${localTime(erasedAt)}\n`),
			note: "A backup from before still holds what was erased: delete it too.",
		};
	},
};
