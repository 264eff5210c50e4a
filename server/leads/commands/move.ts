import { fileURLToPath } from "node:url";
import { prepareMove } from "#server/database/open-database.ts";
import { databaseAddress } from "#server/environment-schema.ts";
import type { Command } from "#server/leads/commands/command.ts";
import { moveDatabase } from "#server/leads/move-database.ts";

export const move: Command = {
	operands: "postgres://user:password@host/database",
	summary:
		"copies everything to an empty PostgreSQL database and compares the counts; stop the service first",
	takes: "one",
	beginsDatabase: false,
	check([given = ""], { databaseUrl }) {
		const address = databaseAddress.safeParse(given);
		if (!address.success) throw new Error(`The new database ${address.error.issues[0]?.message}`);
		if (!prepareMove(databaseUrl))
			throw new Error(
				`Another program has ${fileURLToPath(databaseUrl)} open, and what it stores now would not move. Stop the service first.`,
			);
	},
	async run({ database, operands: [given = ""] }) {
		const { place, counts } = await moveDatabase(database, new URL(given));
		const lines = [...counts].map(([table, count]) => `${String(count).padStart(8)} ${table}\n`);
		return {
			text: [`Copied from ${database.place} to ${place}, and counted in both:\n`, ...lines],
			note: `Set DATABASE_URL and start the service. ${database.place} still holds personal data: delete it once all is well.`,
		};
	},
};
