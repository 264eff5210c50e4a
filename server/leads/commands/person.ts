import * as z from "zod/mini";
import { mailAddress } from "#domain/desk/values.ts";
import { audit } from "#server/desk/audit/audit.ts";
import { readPersonData } from "#server/desk/person-data/read-person.ts";
import type { Command } from "#server/leads/commands/command.ts";

export const person: Command = {
	operands: "mere@example.co.nz",
	summary: "all that is stored of who gave this email address, as JSON, suspected leads too",
	takes: "one",
	beginsDatabase: false,
	async run({ database, operands: [given = ""] }) {
		const address = z.safeParse(mailAddress, given);
		if (!address.success) throw new Error(`${given} is no email address.`);
		const data = await readPersonData(database, address.data);
		const detail = data.leads.map(({ reference }) => reference).join(" ");
		await audit(database.kysely, { action: "person-data-read", person: null, detail });
		return {
			text: [`${JSON.stringify(data, null, "\t")}\n`],
			note:
				data.leads.length === 0
					? `Nothing is stored under ${address.data}. The person may have given another address.`
					: "Make sure that the address is theirs before you hand it over.",
		};
	},
};
