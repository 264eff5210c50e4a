import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/migrations.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { takeBack } from "#server/desk/replies/take-back.ts";
import { redeemCode, redeemLink } from "#server/desk/sign-in/codes.ts";
import { hashOf } from "#server/desk/sign-in/tokens.ts";
import { searchesMeant } from "#server/leads/search-words.ts";
import { runCommand } from "#tests/support/command.ts";
import { emptyDatabaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = emptyDatabaseForTests();
const tables = async () =>
	(await made.database.kysely.introspection.getTables()).map(({ name }) => name).sort();

test("starting again changes nothing", async () => {
	await migrate(made.database);
	const before = await tables();
	await migrate(made.database);
	expect(await tables()).toEqual(before);
	expect(before).toContain("leads");
});

test("several services that start at once on a new database all find it ready", async () => {
	const others = await Promise.all(Array.from({ length: 4 }, () => openDatabase(made.url)));
	await Promise.all([made.database, ...others].map((database) => migrate(database)));
	await Promise.all(others.map((other) => other.close()));
	expect(await tables()).toContain("leads");
});

test("leads from before there were assessments are still there after an upgrade", async () => {
	const { "001-first-leads": first } = migrations;
	if (first === undefined) throw new Error("The first migration is missing");
	await migrate(made.database, { "001-first-leads": first });
	await sql`insert into leads (id, reference, receipt, form, state, received_at, due_at, answers, suspicions)
		values ('1', 'SL-1', 'r', 'contact', 'new', '2026-01-01', '2026-01-02', '{"message":"Kept"}', '[]')`.execute(
		made.database.kysely,
	);
	await migrate(made.database);
	expect(await leadsIn(made.database)).toMatchObject([
		{ values: { message: "Kept" }, timeZone: null, assessment: null },
	]);
});

/** Brings the tables to where they were before a migration. */
const migrateUntil = (first: string) =>
	migrate(made.database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < first)));

/** A lead with the id 1, as versions from before 014 stored it. */
const insertLead = (values = "{}") =>
	sql`insert into leads (id, reference, token, form, state, received_at, due_at, last_contact_at, form_values, spam_signals)
		values ('1', 'SL-1', 'r', 'contact', 'new', '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z', ${values}, '[]')`.execute(
		made.database.kysely,
	);

test("leads from before there was a desk are in its inbox, with a timeline, and are found by a search", async () => {
	const { database } = made;
	await migrateUntil("010");
	const values = JSON.stringify({ firstName: "Hana", email: "Hana@Example.nz", message: "Our pōhutukawa" });
	await insertLead(values);
	await migrate(database);
	const leads = database.kysely.selectFrom("leads").selectAll();
	const found = await leads.where("id", "in", database.leadsHolding(["pohutu"], 10)).execute();
	const place = { inbox: "open", sort_key: "2026-01-02T00:00:00.000Z", last_event: 1 };
	expect(found).toMatchObject([{ name: "Hana", email: "hana@example.nz", ...place }]);
	expect(await database.kysely.selectFrom("lead_events").selectAll().execute()).toHaveLength(1);
});

test("a lead that the rules of today would refuse does not stop an upgrade", async () => {
	await migrateUntil("010");
	await insertLead(JSON.stringify({ message: { old: "shape" }, name: "Hana" }));
	await migrate(made.database);
	const found = await made.database.kysely.selectFrom("leads").select(["name", "excerpt"]).execute();
	expect(found).toEqual([{ name: "Hana", excerpt: "" }]);
});

test("codes that were handed over before codes were kept apart still let their people in after an upgrade", async () => {
	const { database } = made;
	await migrateUntil("014");
	const later = new Date(Date.now() + 60_000).toISOString();
	for (const [name, link, browser] of [
		["mere", null, null],
		["tama", hashOf("a link"), hashOf("a browser")],
	] as const) {
		await sql`insert into desk_people (id, name, email, role, office, signature, created_at)
			values (${name}, ${name}, ${`${name}@southlight.example`}, 'staff', 'India', '', ${later})`.execute(
			database.kysely,
		);
		await sql`insert into desk_codes (person_id, code_hash, link_hash, browser_hash, expires_at)
			values (${name}, ${hashOf("7K4M2-Q9XWB")}, ${link}, ${browser}, ${later})`.execute(database.kysely);
	}
	await migrate(database);
	expect(await redeemCode(database.kysely, "mere@southlight.example", "7k4m2q9xwb")).toBe("mere");
	expect(await redeemLink(database.kysely, "a link", "a browser")).toBe("tama");
});

test("a reply that was queued before an upgrade can still be taken back after it", async () => {
	const { database } = made;
	await migrateUntil("014");
	const id = "1";
	await insertLead();
	const [at, due] = [0, 60_000].map((later) => new Date(Date.now() + later).toISOString());
	await sql`insert into lead_replies (id, key, lead_id, person_id, recipient, subject, content, state, queued_at, due_at)
		values ('r', 'k', ${id}, 'mere', 'a@example.co.nz', 'Hello', 'Kia ora', 'waiting', ${at}, ${due})`.execute(
		database.kysely,
	);
	await sql`insert into outbox (id, kind, purpose, lead_id, state, created_at, next_try_at, give_up_at, attempts)
		values ('reply.r', 'mail', 'reply', ${id}, 'waiting', ${at}, ${due}, ${due}, 0)`.execute(database.kysely);
	await migrate(database);
	const draft = await database.transaction((transaction) => takeBack(transaction, id, "r", "mere"));
	expect(draft).toMatchObject({ subject: "Hello", text: "Kia ora" });
});

test("a migration that fails half-way leaves nothing behind", async () => {
	const failing: Migration = {
		async up(unfinished: Kysely<unknown>) {
			await unfinished.schema.createTable("half").addColumn("id", "text").execute();
			throw new Error("half-way");
		},
	};
	const upgrade = migrate(made.database, { ...migrations, "999-failing": failing });
	await expect(upgrade).rejects.toMatchObject({ cause: { message: "half-way" } });
	expect(await tables()).toEqual([]);
});

test("a service that is killed in the middle of a migration leaves the leads as they were, and the next one begins again", async () => {
	await migrate(made.database);
	await store(made.database, submission("stored before"));
	const { exitCode, messages } = await runCommand("tests/support/killed-migration.ts", [made.url.href], {});
	expect([exitCode, messages]).toEqual([null, ""]);
	await migrate(made.database);
	expect(await tables()).not.toContain("half");
	expect(await leadsIn(made.database)).toMatchObject([{ values: { message: "stored before" } }]);
});

test("a database that cannot be brought up to date is not used", async () => {
	await made.database.kysely.schema.createTable("leads").addColumn("id", "text").execute();
	const refused = expect(migrate(made.database)).rejects;
	await refused.toThrow(DatabaseOpenError);
	await refused.toThrow(/could not be brought up to date.*leads.*already exists/);
});

test("who starts an older version than the one before reads so, and nothing is changed", async () => {
	await migrate(made.database);
	await sql`insert into kysely_migration (name, timestamp) values ('099-future', '')`.execute(
		made.database.kysely,
	);
	const before = await tables();
	const refused = expect(migrate(made.database)).rejects;
	await refused.toThrow(DatabaseOpenError);
	await refused.toThrow(/newer version.*099-future/);
	expect(await tables()).toEqual(before);
});

test("leads from before are found by their telephone number, however it is written", async () => {
	const { database } = made;
	await migrateUntil("016");
	await insertLead(JSON.stringify({ name: "Tane", phone: "+64 21 555 0199" }));
	await sql`insert into lead_texts (lead_id, received_at, content)
		values ('1', '2026-01-01T00:00:00.000Z', 'sl 1 tane 64 21 555 0199')`.execute(database.kysely);
	await migrate(database);
	const [, otherwise = []] = searchesMeant("021 5550199");
	const leads = database.kysely.selectFrom("leads").select("reference");
	expect(await leads.where("id", "in", database.leadsHolding(otherwise, 10)).execute()).toEqual([
		{ reference: "SL-1" },
	]);
});
