import type { Command } from "#server/leads/commands/command.ts";
import { markReplied } from "#server/leads/mark-replied.ts";

export const replied: Command = {
	operands: "SL-7K4M-2Q9X SL-…",
	summary: "marks leads as answered, so that no warning about them comes",
	takes: "some",
	beginsDatabase: false,
	async run({ database, operands }) {
		const references = operands.map((reference) => reference.toUpperCase());
		await markReplied(database, references);
		return { text: [`Marked as answered: ${references.join(", ")}\n`], note: "" };
	},
};
