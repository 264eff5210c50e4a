import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Command } from "#server/leads/commands/command.ts";

export const backup: Command = {
	operands: "data/copy.db",
	summary: "copies the database to a new file, while the service runs",
	takes: "one",
	beginsDatabase: false,
	async run({ database, operands: [name = ""] }) {
		const file = resolve(name);
		if (existsSync(file)) throw new Error(`There is a file ${file} already. Give another name.`);
		if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
		await database.backup(file);
		return {
			text: [`Copied to ${file}\n`],
			note: "It holds personal data: delete it when the leads must be deleted.",
		};
	},
};
