import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isBackup } from "#server/database/open-database.ts";
import type { Command } from "#server/leads/commands/command.ts";
import { restoreBackup } from "#server/leads/restore-backup.ts";

export const restore: Command = {
	operands: "data/copy.db",
	summary: "adds what a backup has and the database lacks, all but what was erased or removed since",
	takes: "one",
	beginsDatabase: true,
	check([name = ""]) {
		const file = resolve(name);
		if (!existsSync(file)) throw new Error(`There is no backup ${file} that this user can open.`);
		if (!isBackup(file))
			throw new Error(`${file} is no backup, is damaged or cannot be read. Restore another one.`);
	},
	async run({ database, operands: [name = ""] }) {
		const file = resolve(name);
		const { restored, kept, erased, erasedHere, leftOut } = await restoreBackup(database, file);
		const notes = [
			...(kept === 0
				? []
				: [`${kept} are there already and stay as they are, also where the backup is newer.`]),
			...(erasedHere === 0 ? [] : [`${erasedHere} that the backup notes as erased are erased here too.`]),
			...(erased === 0 ? [] : [`${erased} that were erased since the backup stay erased.`]),
			...(leftOut === 0
				? []
				: [
						`${leftOut} passkeys or webhook endpoints of the backup were not restored, because they may have been ` +
							"removed since. Where one is missed, add it again.",
					]),
		];
		return {
			text: [`${restored} leads restored from ${file} to ${database.place}\n`],
			note: notes.join("\n"),
		};
	},
};
