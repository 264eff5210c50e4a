import { retentionEndsAt } from "#domain/leads/deadlines.ts";
import { localTime } from "#server/command/local-time.ts";
import type { Command } from "#server/leads/commands/command.ts";
import { recordContact } from "#server/retention/record-contact.ts";

export const contact: Command = {
	operands: "SL-7K4M-2Q9X SL-…",
	summary: "records that there was contact with a sender today, from when the lead's time then counts",
	takes: "some",
	beginsDatabase: false,
	async run({ database, operands }) {
		const now = new Date();
		const references = operands.map((reference) => reference.toUpperCase());
		const recorded = await recordContact(database, references, now, null);
		const end = localTime(retentionEndsAt(now));
		const text = recorded.map(({ asked, reference }) => {
			const lead = asked === reference ? asked : `${reference}, which ${asked} is part of,`;
			return `${lead} is stored until ${end}\n`;
		});
		return { text, note: "" };
	},
};
