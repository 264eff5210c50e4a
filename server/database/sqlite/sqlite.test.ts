import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

async function pragma(name: string): Promise<unknown> {
	const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(made.database.kysely);
	return Object.values(rows[0] ?? {})[0];
}

const secret = (name: string, length: number) => ({ name, value: "x".repeat(length) });
const insert = (name: string, length = 1) =>
	made.database.kysely.insertInto("secrets").values(secret(name, length)).execute();
const mode = (...path: string[]) => statSync(join(made.folder, ...path)).mode & 0o777;

test("a lead that was acknowledged outlives a power failure, and an erased one leaves no bytes", async () => {
	const full = 2;
	expect(await pragma("journal_mode")).toBe("wal");
	expect(await pragma("synchronous")).toBe(full);
	expect(await pragma("secure_delete")).toBe(1);
	const inMemory = 2;
	expect(await pragma("temp_store")).toBe(inMemory);
	expect(await pragma("foreign_keys")).toBe(1);
});

test("only the owner can read the database", () => {
	expect(mode("data", "leads.db")).toBe(0o600);
	expect(mode("data")).toBe(0o700);
});

test("a database that others could read until now is its owner's alone once it is opened", async () => {
	const files = ["leads.db", "leads.db-wal", "leads.db-shm"];
	for (const file of files) chmodSync(join(made.folder, "data", file), 0o644);
	const opened = await openDatabase(made.url);
	await opened.close();
	expect(files.map((file) => mode("data", file))).toEqual([0o600, 0o600, 0o600]);
});

test("what was deleted leaves no free page in which a copy could be", async () => {
	for (let index = 0; index < 50; index++) await insert(`${index}`, 3000);
	await made.database.kysely.deleteFrom("secrets").where("name", "<>", "7").execute();
	expect(await pragma("freelist_count")).not.toBe(0);
	expect(await made.database.vacuum()).toBe(true);
	expect(await pragma("freelist_count")).toBe(0);
});

test("what was deleted is not gone while another program reads it, and is once that has finished", async () => {
	await insert("read");
	const reader = await openDatabase(made.url);
	await reader.kysely.transaction().execute(async (reading) => {
		await reading.selectFrom("secrets").selectAll().execute();
		expect(await made.database.vacuum()).toBe(false);
	});
	await reader.close();
	expect(await made.database.vacuum()).toBe(true);
});

describe("a database that takes no writes for now is told apart from a fault:", () => {
	test("another program holds it", async () => {
		const other = await openDatabase(made.url);
		const error = await other.kysely
			.transaction()
			.execute(() => insert("a").catch((reason: unknown) => reason));
		await other.close();
		expect(made.database.isUnavailable(error)).toBe(true);
	});

	test("its disk is full", async () => {
		await sql`pragma max_page_count = ${sql.raw(String(await pragma("page_count")))}`.execute(
			made.database.kysely,
		);
		const error = await insert("a", 100_000).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(Error);
		expect(made.database.isUnavailable(error)).toBe(true);
	});

	test("it is read-only, as after a fault of the disk", async () => {
		await sql`pragma query_only = on`.execute(made.database.kysely);
		const error = await insert("a").catch((reason: unknown) => reason);
		expect(made.database.isUnavailable(error)).toBe(true);
	});

	test("a statement is wrong", async () => {
		await made.database.kysely.schema.dropTable("secrets").execute();
		const error = await insert("a").catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(Error);
		expect(made.database.isUnavailable(error)).toBe(false);
	});

	test.each([
		undefined,
		"busy",
		{ errcode: 13 },
		new Error("13"),
		Object.assign(new Error(), { errcode: "13" }),
	])("what is no error of the database: %o", (error) => {
		expect(made.database.isUnavailable(error)).toBe(false);
	});
});

describe("a backup", () => {
	test("holds what the database holds, and only its owner can read it", async () => {
		await insert("copied");
		const file = join(made.folder, "copy.db");
		await made.database.backup(file);
		const copy = await openDatabase(pathToFileURL(file));
		expect(await copy.kysely.selectFrom("secrets").select("name").execute()).toEqual([{ name: "copied" }]);
		await copy.close();
		expect(mode("copy.db")).toBe(0o600);
	});

	test("never replaces a file", async () => {
		const file = join(made.folder, "data", "leads.db");
		await expect(made.database.backup(file)).rejects.toMatchObject({ code: "EEXIST" });
	});
});

test("a visitor is answered while something else asks the database thousands of questions in a row", async () => {
	let isAnswered = false;
	setImmediate(() => {
		isAnswered = true;
	});
	for (let asked = 0; asked < 5000 && !isAnswered; asked++)
		await made.database.kysely.selectFrom("secrets").select("name").execute();
	expect(isAnswered).toBe(true);
});
