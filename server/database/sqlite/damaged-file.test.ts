import {
	copyFileSync,
	existsSync,
	mkdirSync,
	openSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrationTable } from "#server/database/migration-table.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const file = () => fileURLToPath(made.url);
const storeOne = () => store(made.database, submission("never acknowledged"));

/** Writes over the second half of the file, which holds rows and not the names of tables, as a failing disk does. */
async function damage(database: Database): Promise<void> {
	for (let index = 0; index < 20; index++) await store(database, submission(`${index} ${"x".repeat(2000)}`));
	await sql`pragma wal_checkpoint(truncate)`.execute(database.kysely);
	const pages = statSync(file()).size / page;
	overwrite(Math.ceil(pages / 2), pages);
}

/** Bytes of a page of the file. */
const page = 4096;

function overwrite(first: number, end: number): void {
	const opened = openSync(file(), "r+");
	for (let at = page * first; at < page * end; at += page)
		writeSync(opened, Buffer.alloc(page, 0xaa), 0, page, at);
}

describe("a lead is refused and not acknowledged, as something that passes, once", () => {
	const refused = async () => {
		const error = await storeOne().catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(Error);
		expect(made.database.isUnavailable(error)).toBe(true);
		expect(await made.database.check()).toBe("unavailable");
	};

	test("the file has been deleted", async () => {
		rmSync(file());
		await refused();
	});

	test("another file has its place", async () => {
		copyFileSync(file(), `${file()}.copy`);
		renameSync(`${file()}.copy`, file());
		await refused();
	});

	test("its log has been deleted", async () => {
		await storeOne();
		rmSync(`${file()}-wal`);
		await refused();
	});

	test("its folder has been moved away", async () => {
		renameSync(join(made.folder, "data"), join(made.folder, "elsewhere"));
		await refused();
	});
});

describe("a probe", () => {
	test("finds a database in order once another program has written, and leaves nothing in it", async () => {
		const other = await openDatabase(made.url);
		const found = await other.transaction(async () => ({ health: made.database.check() }));
		await other.close();
		expect(await found.health).toBe("ok");
		expect(await made.database.kysely.selectFrom("post_counts").selectAll().execute()).toEqual([]);
	});

	test("finds that no lead can be stored while another program holds the file", async () => {
		const other = await openDatabase(made.url);
		await other.transaction(async () => expect(await made.database.check()).toBe("unavailable"));
		await other.close();
	});

	test("finds that the file has been damaged since it was opened, whatever is still in memory", async () => {
		await damage(made.database);
		expect(await made.database.check()).toBe("corrupt");
	});

	test("remembers damage that was met while the file was written again", async () => {
		await damage(made.database);
		await expect(made.database.vacuum()).rejects.toMatchObject({ errcode: 11 });
		expect(await made.database.check()).toBe("corrupt");
	});

	test("remembers damage that a query has met", async () => {
		await damage(made.database);
		const other = await openDatabase(made.url);
		const error = await leadsIn(other).catch((reason: unknown) => reason);
		expect(other.isUnavailable(error)).toBe(false);
		expect(error).toMatchObject({ errcode: 11 });
		expect(await other.check()).toBe("corrupt");
		await other.close();
	});
});

describe("who starts the service is told in one sentence with the place that", () => {
	const opened = (path: string) => expect(openDatabase(pathToFileURL(join(made.folder, path)))).rejects;

	test("the file is no database", async () => {
		writeFileSync(join(made.folder, "letter.db"), "Dear Sir or Madam, ".repeat(500));
		await opened("letter.db").toThrow(/letter\.db is not a database/);
	});

	test("the database is damaged somewhere", async () => {
		await damage(made.database);
		const opened = await openDatabase(made.url);
		await expect(opened.verify()).rejects.toThrow(/leads\.db .*damaged/);
		await opened.close();
	});

	test("the database is damaged where a command brings its tables up to date", async () => {
		const { kysely } = made.database;
		await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
		const root = sql<{ rootpage: number }>`select rootpage from sqlite_schema where name = ${migrationTable}`;
		const {
			rows: [{ rootpage } = { rootpage: 0 }],
		} = await root.execute(kysely);
		overwrite(rootpage - 1, rootpage);
		const opened = await openDatabase(made.url);
		await expect(migrate(opened)).rejects.toThrow(/leads\.db .*damaged/);
		await opened.close();
	});

	test("a folder is in its place, or a file in that of its folder", async () => {
		mkdirSync(join(made.folder, "folder.db"));
		await opened("folder.db").toThrow(/folder\.db: that is a folder/);
		writeFileSync(join(made.folder, "file"), "");
		await opened("file/leads.db").toThrow(/leads\.db: a part of that path is a file/);
	});
});

test("a database in order is found to be in order", async () => {
	await storeOne();
	await expect(made.database.verify()).resolves.toBeUndefined();
});

test("a backup of a damaged file fails and leaves none, so that its name is free", async () => {
	await damage(made.database);
	const copy = join(made.folder, "copy.db");
	// What was read before is still in the memory of the other.
	const opened = await openDatabase(made.url);
	await expect(opened.backup(copy)).rejects.toThrow();
	await opened.close();
	expect(existsSync(copy)).toBe(false);
});
