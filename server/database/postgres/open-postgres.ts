import { randomUUID } from "node:crypto";
import { Kysely, sql } from "kysely";
import { atMostEvery } from "#server/database/at-most-every.ts";
import { checkInterval, type Database, type DatabaseHealth } from "#server/database/database.ts";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { backup } from "#server/database/postgres/backup.ts";
import { postgresDialect } from "#server/database/postgres/dialect.ts";
import { explainRefusal } from "#server/database/postgres/explain-refusal.ts";
import { indexTexts, leadsHolding } from "#server/database/postgres/search-texts.ts";
import { isUnavailable, retryConflicts } from "#server/database/postgres/server-errors.ts";
import { vacuum } from "#server/database/postgres/vacuum.ts";
import type { Tables } from "#server/database/tables.ts";

/** Opens a database of a PostgreSQL server. It has to be there; its tables need not. */
export async function openPostgres(url: URL, setting: string): Promise<Database> {
	const kysely = new Kysely<Tables>({ dialect: postgresDialect(url) });
	// Without the name and the password.
	const place = `${url.protocol}//${url.host}${url.pathname}`;
	try {
		await assertHoldsEveryLetter(kysely, place);
	} catch (error) {
		await kysely.destroy();
		throw error instanceof DatabaseOpenError
			? error
			: new DatabaseOpenError(explainRefusal(error, place, setting), { cause: error });
	}
	return {
		kysely,
		place,
		writersAtOnce: 4,
		transaction: (work) => retryConflicts(() => kysely.transaction().execute(work)),
		// The server checks its own files.
		verify: async () => {},
		check: atMostEvery(checkInterval, () => check(kysely)),
		indexTexts,
		// A search sorts what it finds by its time.
		reindexTexts: async () => {},
		leadsHolding,
		isUnavailable,
		explained: (error) => error,
		vacuum: () => vacuum(url),
		backup: (file) => backup(kysely, file),
		close: () => kysely.destroy(),
	};
}

/** Of the encodings, these take any text as it is sent; in another one a name such as Tāmati could never be stored. */
const encodings: readonly (string | undefined)[] = ["UTF8", "SQL_ASCII"];

async function assertHoldsEveryLetter(kysely: Kysely<Tables>, place: string): Promise<void> {
	const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(kysely);
	const encoding = rows[0]?.server_encoding;
	if (encodings.includes(encoding)) return;
	throw new DatabaseOpenError(
		`The database ${place} is in ${encoding}, which lacks letters of many names. ` +
			'Create one in UTF8: see docs/operations.md, "PostgreSQL".',
	);
}

/** Reads, and writes a row that is gone in the same transaction. */
async function check(kysely: Kysely<Tables>): Promise<DatabaseHealth> {
	try {
		await kysely.selectFrom("leads").select("id").limit(1).execute();
		const address_hash = `probe ${randomUUID()}`;
		await kysely.transaction().execute(async (transaction) => {
			await transaction.insertInto("post_counts").values({ address_hash, posts: 0, ends_at: "" }).execute();
			await transaction.deleteFrom("post_counts").where("address_hash", "=", address_hash).execute();
		});
		return "ok";
	} catch (error) {
		return isUnavailable(error) ? "unavailable" : "corrupt";
	}
}
