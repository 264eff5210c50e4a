import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/migrations.ts";
import { type Database, openDatabase } from "#server/database/open-database.ts";
import { listLeads } from "#server/leads/list-leads.ts";

let folder: string;
let database: Database;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "southlight-database-"));
	database = await openDatabase(join(folder, "new", "leads.db"));
});
afterEach(async () => {
	await database.destroy();
	rmSync(folder, { recursive: true });
});

const tables = async () => (await database.introspection.getTables()).map(({ name }) => name).sort();

test("a lead that was acknowledged outlives a power failure, and an erased one leaves no bytes", async () => {
	const pragma = async (name: string) => {
		const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database);
		return Object.values(rows[0] ?? {})[0];
	};
	const full = 2;
	expect(await pragma("journal_mode")).toBe("wal");
	expect(await pragma("synchronous")).toBe(full);
	expect(await pragma("secure_delete")).toBe(1);
	expect(await pragma("foreign_keys")).toBe(1);
});

test("nobody else on the machine can read the database", () => {
	expect(statSync(join(folder, "new", "leads.db")).mode & 0o077).toBe(0);
	expect(statSync(join(folder, "new")).mode & 0o077).toBe(0);
});

test("starting again changes nothing", async () => {
	await migrate(database);
	const before = await tables();
	await migrate(database);
	expect(await tables()).toEqual(before);
	expect(before).toEqual(["erasures", "leads", "secrets", "submissions"]);
});

test("two services that start at once on a new database both find it ready", async () => {
	const other = await openDatabase(join(folder, "new", "leads.db"));
	await Promise.all([migrate(database), migrate(other)]);
	await other.destroy();
	expect(await tables()).toEqual(["erasures", "leads", "secrets", "submissions"]);
});

test("leads from before there were assessments are still there after an upgrade", async () => {
	const { "001-first-leads": first } = migrations;
	if (first === undefined) throw new Error("The first migration is missing");
	const provider = { getMigrations: async () => ({ "001-first-leads": first }) };
	await new Migrator({ db: database, provider }).migrateToLatest();
	await sql`insert into leads (id, reference, receipt, form, state, received_at, due_at, answers, suspicions)
		values ('1', 'SL-1', 'r', 'contact', 'new', '2026-01-01', '2026-01-02', '{"message":"Kept"}', '[]')`.execute(
		database,
	);
	await migrate(database);
	expect(await listLeads(database, { withSpam: false })).toMatchObject([
		{ values: { message: "Kept" }, assessment: null },
	]);
});

test("a migration that fails half-way leaves nothing behind", async () => {
	const failing: Migration = {
		async up(unfinished: Kysely<unknown>) {
			await unfinished.schema.createTable("half").addColumn("id", "text").execute();
			throw new Error("half-way");
		},
	};
	const provider = { getMigrations: async () => ({ ...migrations, "999-failing": failing }) };
	const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
	expect(error).toMatchObject({ message: "half-way" });
	expect(await tables()).toEqual([]);
});
