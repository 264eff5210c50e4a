import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLeadRepository } from "#server/leads/lead-repository.ts";
import { databaseForTests, leadsIn, submission } from "#tests/support/database-for-tests.ts";
import { createDatabase, dropDatabase } from "#tests/support/new-database.ts";

const made = databaseForTests();
const insert = (name: string) => ({ name, value: "x" });

async function setting(name: string): Promise<unknown> {
	const { rows } = await sql<Record<string, unknown>>`show ${sql.raw(name)}`.execute(made.database.kysely);
	return rows[0]?.[name];
}

test("a lead that was acknowledged is on the disk, even where the server is set to answer before", async () => {
	const name = made.url.pathname.slice(1);
	await sql`alter database ${sql.raw(name)} set synchronous_commit = off`.execute(made.database.kysely);
	const opened = await openDatabase(made.url);
	const { rows } = await sql`show synchronous_commit`.execute(opened.kysely);
	await opened.close();
	expect(rows).toEqual([{ synchronous_commit: "on" }]);
});

test("two transactions that wait for each other both end, because the server's victim tries again", async () => {
	const { database } = made;
	await database.kysely
		.insertInto("secrets")
		.values([insert("a"), insert("b")])
		.execute();
	const bothHoldOne = Promise.withResolvers<void>();
	let holding = 0;
	const lockBoth = (first: string, second: string) =>
		database.transaction(async (transaction) => {
			const touch = (name: string) =>
				transaction.updateTable("secrets").set({ value: first }).where("name", "=", name).execute();
			await touch(first);
			holding++;
			if (holding === 2) bothHoldOne.resolve();
			await bothHoldOne.promise;
			await touch(second);
		});
	await Promise.all([lockBoth("a", "b"), lockBoth("b", "a")]);
	// The victim counted twice.
	expect(holding).toBe(3);
});

describe("who sets an address is told in a sentence without the password that", () => {
	const opened = (change: (url: URL) => void) => {
		const url = new URL(made.url);
		url.password = "hush-hush";
		change(url);
		return expect(openDatabase(url)).rejects;
	};

	test("the password is wrong", async () => {
		await opened(() => {}).toThrow(/^(?!.*hush).*refuses the user or the password/);
	});

	test("there is no such database", async () => {
		await opened((url) => {
			url.password = made.url.password;
			url.pathname = "/no_such_database";
		}).toThrow(/has no database .*no_such_database/);
	});

	test("the server has no TLS, and the address asks for it", async () => {
		await opened((url) => {
			url.searchParams.set("sslmode", "verify-full");
		}).toThrow(/^(?!.*hush).*has no TLS/);
	});

	test("the database can't hold every letter", async () => {
		const url = new URL(`${made.url.href}_latin`);
		await createDatabase(url, "template0 encoding 'latin1'");
		const refusal = await openDatabase(url).catch((error: unknown) => error);
		await dropDatabase(url);
		expect(String(refusal)).toMatch(/_latin .*LATIN1.*UTF8/);
	});

	test("the certificate that the address names can't be read", async () => {
		await opened((url) => {
			url.searchParams.set("sslmode", "verify-full");
			url.searchParams.set("sslrootcert", "/no-such.pem");
		}).toThrow(/^(?!.*hush).*\/no-such\.pem/);
	});

	test("nothing answers there", async () => {
		await opened((url) => {
			url.port = "1";
		}).toThrow(/^(?!.*hush).*does not answer/);
	});
});

describe("who starts the service on a new database is told in a sentence that its user may not", () => {
	/** The refusal of a new database that is opened by a user who does not own it. */
	const asStranger = async (isReadOnly: "on" | "off") => {
		const url = new URL(`${made.url.href}_new`);
		await createDatabase(url);
		const stranger = `stranger_${randomUUID().replaceAll("-", "")}`;
		await sql.raw(`create role ${stranger} login password 'x'`).execute(made.database.kysely);
		const setting = `default_transaction_read_only = ${isReadOnly}`;
		await sql.raw(`alter role ${stranger} set ${setting}`).execute(made.database.kysely);
		const database = await openDatabase(Object.assign(new URL(url), { username: stranger, password: "x" }));
		const refusal = await migrate(database).catch((error: unknown) => error);
		await database.close();
		await dropDatabase(url);
		await sql.raw(`drop role ${stranger}`).execute(made.database.kysely);
		return refusal;
	};

	test("make tables", async () => {
		const refusal = await asStranger("off");
		expect(refusal).toBeInstanceOf(DatabaseOpenError);
		expect(String(refusal)).toMatch(/_new .*permission denied for schema/);
	});

	test("write anything", async () => {
		const refusal = await asStranger("on");
		expect(refusal).toBeInstanceOf(DatabaseOpenError);
		expect(String(refusal)).toMatch(/_new .*read-only transaction/);
	});
});

test("a wait for a lock, a statement and an idle transaction end by themselves", async () => {
	expect(await setting("lock_timeout")).toBe("2s");
	expect(await setting("statement_timeout")).toBe("14s");
	expect(await setting("idle_in_transaction_session_timeout")).toBe("30s");
});

test("a backup is a file that can be read without a server", async () => {
	await createLeadRepository(made.database).store(submission("in the copy", { formKeyId: "form" }));
	const file = join(made.folder, "copy.db");
	await made.database.backup(file);
	const copy = await openDatabase(pathToFileURL(file));
	expect(await leadsIn(copy)).toEqual(await leadsIn(made.database));
	expect(await copy.kysely.selectFrom("submissions").selectAll().execute()).toHaveLength(1);
	await copy.close();
	await expect(made.database.backup(file)).rejects.toMatchObject({ code: "EEXIST" });
	expect(existsSync(file)).toBe(true);
});

test("a backup that fails leaves no file, so that its name is free", async () => {
	await made.database.kysely.schema.dropTable("secrets").execute();
	await expect(made.database.backup(join(made.folder, "copy.db"))).rejects.toThrow();
	expect(readdirSync(made.folder)).toEqual([]);
});

test("what was erased is not in the table's file any more, once no other transaction works with it", async () => {
	const { database } = made;
	const fileOfLeads = async () => {
		const { rows } = await sql<{ file: string }>`select pg_relation_filepath('leads') as file`.execute(
			database.kysely,
		);
		return rows[0]?.file;
	};
	await createLeadRepository(database).store(submission("stays"));
	const before = await fileOfLeads();
	await database.transaction(async (transaction) => {
		await transaction.selectFrom("leads").select("id").execute();
		expect(await database.vacuum()).toBe(false);
	});
	expect(await fileOfLeads()).toBe(before);
	expect(await database.vacuum()).toBe(true);
	expect(await fileOfLeads()).not.toBe(before);
	expect(await leadsIn(database)).toHaveLength(1);
});

test("what was erased is removed also where that takes longer than any other statement may", async () => {
	const { kysely, vacuum } = made.database;
	// An index is made again with its table. Asking for each entry takes as long as a large table does.
	const define = (work: string) =>
		sql`create or replace function slow(name text) returns text language plpgsql immutable
			as ${sql.lit(`begin ${work} return name; end`)}`.execute(kysely);
	await define("");
	await sql`create index on secrets (slow(name))`.execute(kysely);
	await kysely.insertInto("secrets").values(insert("a")).execute();
	await define("perform pg_sleep(22);");
	expect(await vacuum()).toBe(true);
});

test("a probe says whether leads can be stored", async () => {
	expect(await made.database.check()).toBe("ok");
	await made.database.kysely.schema.dropTable("leads").cascade().execute();
	await expect.poll(made.database.check).toBe("corrupt");
});
