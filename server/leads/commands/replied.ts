import type { Command } from "#server/leads/commands/command.ts";
import { type MarkedLead, markReplied } from "#server/leads/mark-replied.ts";
import { readSiteBuild } from "#server/site-build/site-build.ts";

export const replied: Command = {
	operands: "SL-7K4M-2Q9X SL-…",
	summary: "marks leads as answered, so that no warning about them comes",
	takes: "some",
	beginsDatabase: false,
	async run({ database, settings, operands }) {
		const { sessions } = await readSiteBuild(settings.buildFolder);
		const references = operands.map((reference) => reference.toUpperCase());
		const marked = await markReplied({ database, sessions }, references, new Date());
		return { text: marked.map((lead) => `${outcomeOf(lead)}\n`), note: "" };
	},
};

function outcomeOf({ asked, reference, state }: MarkedLead): string {
	const lead = asked === reference ? asked : `${reference}, which ${asked} is part of,`;
	return state === "replied"
		? `${lead} is marked as answered`
		: `${lead} stays ${state}; the contact is recorded`;
}
