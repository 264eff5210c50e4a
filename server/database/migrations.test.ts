import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/migrations.ts";
import { findDatabase, openDatabase } from "#server/database/open-database.ts";
import { listLeads } from "#server/leads/list-leads.ts";

let folder: string;
let database: Database;
const open = () => openDatabase(pathToFileURL(join(folder, "leads.db")));
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "southlight-database-"));
	database = await open();
});
afterEach(async () => {
	await database.close();
	rmSync(folder, { recursive: true });
});

const tables = async () => (await database.kysely.introspection.getTables()).map(({ name }) => name).sort();

test("starting again changes nothing", async () => {
	await migrate(database);
	const before = await tables();
	await migrate(database);
	expect(await tables()).toEqual(before);
	expect(before).toEqual(expect.arrayContaining(["erasures", "leads", "secrets", "submissions"]));
});

test("two services that start at once on a new database both find it ready", async () => {
	const other = await open();
	await Promise.all([migrate(database), migrate(other)]);
	await other.close();
	expect(await tables()).toEqual(expect.arrayContaining(["erasures", "leads", "secrets", "submissions"]));
});

test("leads from before there were assessments are still there after an upgrade", async () => {
	const { "001-first-leads": first } = migrations;
	if (first === undefined) throw new Error("The first migration is missing");
	const provider = { getMigrations: async () => ({ "001-first-leads": first }) };
	await new Migrator({ db: database.kysely, provider }).migrateToLatest();
	await sql`insert into leads (id, reference, receipt, form, state, received_at, due_at, answers, suspicions)
		values ('1', 'SL-1', 'r', 'contact', 'new', '2026-01-01', '2026-01-02', '{"message":"Kept"}', '[]')`.execute(
		database.kysely,
	);
	await migrate(database);
	expect(await listLeads(database, { withSpam: false })).toMatchObject([
		{ values: { message: "Kept" }, assessment: null },
	]);
});

test("leads from before there was a desk are in its inbox, with a timeline, and are found by a search", async () => {
	const before = Object.entries(migrations).filter(([name]) => name < "010");
	const provider = { getMigrations: async () => Object.fromEntries(before) };
	await new Migrator({ db: database.kysely, provider }).migrateToLatest();
	const values = JSON.stringify({ firstName: "Hana", email: "Hana@Example.nz", message: "Our pōhutukawa" });
	await sql`insert into leads (id, reference, token, form, state, received_at, due_at, form_values, spam_signals)
		values ('1', 'SL-1', 'r', 'contact', 'new', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', ${values}, '[]')`.execute(
		database.kysely,
	);
	await migrate(database);
	const found = await database.kysely
		.selectFrom("leads")
		.selectAll()
		.where("id", "in", database.leadsHolding(["pohutu"], 10))
		.execute();
	expect(found).toMatchObject([
		{
			name: "Hana",
			email: "hana@example.nz",
			inbox: "open",
			sort_key: "2026-01-02T00:00:00.000Z",
			last_event: 1,
		},
	]);
	expect(await database.kysely.selectFrom("lead_events").selectAll().execute()).toHaveLength(1);
});

test("a migration that fails half-way leaves nothing behind", async () => {
	const failing: Migration = {
		async up(unfinished: Kysely<unknown>) {
			await unfinished.schema.createTable("half").addColumn("id", "text").execute();
			throw new Error("half-way");
		},
	};
	const provider = { getMigrations: async () => ({ ...migrations, "999-failing": failing }) };
	const { error } = await new Migrator({ db: database.kysely, provider }).migrateToLatest();
	expect(error).toMatchObject({ message: "half-way" });
	expect(await tables()).toEqual([]);
});

test("a database that cannot be brought up to date is not used", async () => {
	await database.kysely.schema.createTable("leads").addColumn("id", "text").execute();
	await expect(migrate(database)).rejects.toThrow("could not be brought up to date");
});

test("there is no database before the first start, and looking for one makes none", async () => {
	const url = pathToFileURL(join(folder, "none.db"));
	expect(await findDatabase(url)).toBeNull();
	expect(existsSync(url)).toBe(false);
	const found = await findDatabase(pathToFileURL(join(folder, "leads.db")));
	expect(found?.place).toContain("leads.db");
	await found?.close();
});

test("an address of another kind of database is refused", async () => {
	await expect(openDatabase(new URL("postgres://127.0.0.1/leads"))).rejects.toThrow("postgres:");
	await expect(findDatabase(new URL("postgres://127.0.0.1/leads"))).rejects.toThrow("postgres:");
});
