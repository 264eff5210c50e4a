import type { Transaction } from "kysely";
import { copyRows, countRows, isEmpty, type TableName } from "#server/database/copy-rows.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { Tables } from "#server/database/tables.ts";

/** Where everything was copied to, and how many rows each table has there and here. */
interface Move {
	readonly place: string;
	readonly counts: ReadonlyMap<TableName, number>;
}

/** Copies everything to another, empty database in one transaction: all of it, or nothing and an error. */
export async function moveDatabase(from: Database, address: URL): Promise<Move> {
	const to = await openDatabase(address, "the address given");
	try {
		await migrate(to);
		const counts = await to.transaction(async (writing) => {
			// The first start makes secrets. No visitor has had anything that comes of them: those that are moved take their place.
			await writing.deleteFrom("secrets").execute();
			if (!(await isEmpty(writing)))
				throw new Error(`${to.place} has rows already. Nothing was copied: choose an empty database.`);
			const there = await from.transaction((reading) => copyAll(reading, writing));
			await to.reindexTexts(writing);
			return there;
		});
		return { place: to.place, counts };
	} finally {
		await to.close();
	}
}

async function copyAll(
	from: Transaction<Tables>,
	to: Transaction<Tables>,
): Promise<ReadonlyMap<TableName, number>> {
	await copyRows(from, to);
	const [here, there] = [await countRows(from), await countRows(to)];
	const differing = [...here].filter(([table, count]) => there.get(table) !== count);
	if (differing.length > 0)
		throw new Error(`Not all of ${differing.join(", ")} arrived. Nothing was copied.`);
	return there;
}
