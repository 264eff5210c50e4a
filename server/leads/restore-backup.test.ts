import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { countRows } from "#server/database/copy-rows.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { migrations } from "#server/database/migrations/migrations.ts";
import { isBackup, openDatabase } from "#server/database/open-database.ts";
import { addSamples, removeSamples } from "#server/desk/command/sample-leads.ts";
import { saveDraft } from "#server/desk/replies/drafts.ts";
import { eraseLeads } from "#server/leads/erase-leads.ts";
import { markReplied } from "#server/leads/mark-replied.ts";
import { restoreBackup } from "#server/leads/restore-backup.ts";
import { databaseForTests, leadsIn, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const copy = () => join(made.folder, "copy.db");
const messages = async () => (await leadsIn(made.database)).map(({ values }) => values["message"]).sort();

/** The database as it is now, in a file of its own. */
async function olderCopy(): Promise<Database> {
	const file = join(made.folder, "older.db");
	await made.database.backup(file);
	const older = await openDatabase(pathToFileURL(file));
	onTestFinished(() => older.close());
	return older;
}

test("a restored backup brings back what was lost, loses nothing that came since, and nothing erased comes back", async () => {
	const { database } = made;
	await store(database, submission("lost", { formKeyId: "form" }));
	const erased = await store(database, submission("erased since"));
	const erasedBefore = await store(database, submission("erased before"));
	await eraseLeads(database, [erasedBefore.reference], new Date());
	await database.backup(copy());
	await eraseLeads(database, [erased.reference], new Date());
	await database.kysely.deleteFrom("leads").where("form", "=", "contact").execute();
	await store(database, submission("since"));

	expect(await restoreBackup(database, copy())).toMatchObject({ restored: 1, erased: 1, leftOut: 0 });
	expect(await messages()).toEqual(["lost", "since"]);
	expect(await database.kysely.selectFrom("erasures").selectAll().execute()).toHaveLength(2);
	const audited = database.kysely.selectFrom("desk_audit").select(["action", "person_id", "detail"]);
	expect(await audited.execute()).toEqual([
		{ action: "backup-restored", person_id: null, detail: erased.reference },
	]);
	// Its repeats are recognised as before.
	expect((await store(database, submission("lost", { formKeyId: "form" }))).isRepeat).toBe(true);
});

test("who restores a newer backup over an older database reads what came, what stays as it is, and what was erased", async () => {
	const { database } = made;
	const erased = await store(database, submission("erased where the backup comes from"));
	const inBoth = await store(database, submission("in both"));
	const before = await olderCopy();
	await eraseLeads(database, [erased.reference], new Date());
	await markReplied({ database, sessions: {} }, [inBoth.reference], new Date());
	await store(database, submission("newer"));
	await database.backup(copy());

	expect(await restoreBackup(before, copy())).toEqual({
		...{ restored: 1, kept: 1 },
		...{ erased: 0, erasedHere: 1, leftOut: 0 },
	});
	const left = (await leadsIn(before)).map(({ values }) => values["message"]);
	expect(left.sort()).toEqual(["in both", "newer"]);
	expect(await markReplied({ database: before, sessions: {} }, [inBoth.reference], new Date())).toMatchObject(
		[{ state: "replied" }],
	);
});

test("a lead that is there has no more after a newer backup than before, and its answer is read from the mailbox again", async () => {
	const { database } = made;
	const { reference } = await store(database, submission("in both"));
	const before = await olderCopy();
	const counts = await countRows(before.kysely);
	await database.transaction(async (transaction) => {
		const lead = await transaction.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
		const mail = { id: "hash", arrived_at: lead.received_at };
		await transaction.insertInto("received_mails").values(mail).execute();
		const answer = { ...mail, lead_id: lead.id, message_id: "<1@example.nz>" };
		await transaction.insertInto("lead_answers").values(answer).execute();
		await saveDraft(transaction, lead.id, "mere", { subject: "", text: "Kia ora" });
	});
	await markReplied({ database, sessions: {} }, [reference], new Date());
	await database.backup(copy());
	await restoreBackup(before, copy());
	// All but the note of the restore itself.
	const noted = (counts.get("desk_audit") ?? 0) + 1;
	expect(await countRows(before.kysely)).toEqual(counts.set("desk_audit", noted));
});

test("a draft comes back with its lead alone: where the lead is still there, it was sent or discarded since", async () => {
	const { database } = made;
	const { kysely } = database;
	for (const message of ["lost", "still there"]) await store(database, submission(message));
	const leads = await kysely.selectFrom("leads").select(["id", "form_values"]).execute();
	for (const { id, form_values: subject } of leads)
		await saveDraft(kysely, id, "mere", { subject, text: "Kia ora" });
	await database.backup(copy());
	for (const { id } of leads) await saveDraft(kysely, id, "mere", { subject: "", text: "" });
	await kysely.deleteFrom("leads").where("form_values", "like", "%lost%").execute();

	await restoreBackup(database, copy());
	const drafts = await kysely.selectFrom("lead_drafts").select("subject").execute();
	expect(drafts).toEqual([{ subject: expect.stringContaining("lost") }]);
});

test("a mail that waited when the backup was made is not sent by itself: it may have been sent since", async () => {
	const { database } = made;
	const states = () =>
		database.kysely.selectFrom("outbox").select(["purpose", "state"]).orderBy("purpose").execute();
	await store(database, submission("one"));
	await database.backup(copy());
	await database.kysely.deleteFrom("leads").execute();
	await restoreBackup(database, copy());
	expect(await states()).toEqual([
		{ purpose: "receipt", state: "undecided" },
		{ purpose: "reply-warning-1h", state: "waiting" },
		{ purpose: "reply-warning-4h", state: "waiting" },
		{ purpose: "team-lead", state: "undecided" },
	]);
});

test("a search finds the newest leads first after a restore, whatever order they were copied in", async () => {
	const { database } = made;
	const day = (number: number) => new Date(Date.UTC(2026, 0, number));
	for (let number = 1; number <= 20; number++)
		await store(database, submission(`orchard ${number}`), day(number));
	await database.backup(copy());
	await database.kysely.deleteFrom("leads").where("received_at", "<", day(11).toISOString()).execute();
	await restoreBackup(database, copy());
	const newest = database.kysely.selectFrom("leads").select("received_at");
	const found = await newest.where("id", "in", database.leadsHolding(["orchard"], 3)).execute();
	const days = [18, 19, 20].map((number) => day(number).toISOString());
	expect(found.map(({ received_at: at }) => at).sort()).toEqual(days);
});

test("sample leads of a backup are left out, also where there are others under their references", async () => {
	const { database } = made;
	await addSamples(database, new Date());
	await store(database, submission("lost"));
	await database.backup(copy());
	await removeSamples(database);
	await addSamples(database, new Date());
	const samples = (await messages()).filter((message) => message !== "lost");
	await database.kysely.deleteFrom("leads").where("is_sample", "=", 0).execute();
	expect(await restoreBackup(database, copy())).toMatchObject({ restored: 1, erased: 0, leftOut: 0 });
	expect(await messages()).toEqual([...samples, "lost"].sort());
});

test("a backup that is restored twice is there once", async () => {
	await store(made.database, submission("one"));
	await made.database.backup(copy());
	await made.database.kysely.deleteFrom("leads").execute();
	await restoreBackup(made.database, copy());
	const none = { restored: 0, erased: 0, leftOut: 0 };
	expect(await restoreBackup(made.database, copy())).toMatchObject({ ...none, kept: 1 });
	expect(await messages()).toEqual(["one"]);
});

test("a backup of an older version is restored, and stays as it is", async () => {
	const { "001-first-leads": first } = migrations;
	if (first === undefined) throw new Error("The first migration is missing");
	const old = await openDatabase(pathToFileURL(copy()));
	await migrate(old, { "001-first-leads": first });
	await sql`insert into leads (id, reference, receipt, form, state, received_at, due_at, answers, suspicions)
		values ('1', 'SL-1', 'r', 'contact', 'new', '2026-01-01', '2026-01-02', '{"message":"old"}', '[]')`.execute(
		old.kysely,
	);
	await old.close();
	const before = readFileSync(copy());
	await restoreBackup(made.database, copy());
	expect(await messages()).toEqual(["old"]);
	expect(readFileSync(copy()).equals(before)).toBe(true);
});

test("what only the log of a database holds, as after a crash, is restored with the rest", async () => {
	const [running, left] = [join(made.folder, "running.db"), join(made.folder, "left.db")];
	const database = await openDatabase(pathToFileURL(running));
	await migrate(database);
	for (const key of ["one", "two"]) await store(database, submission(key));
	for (const end of ["", "-wal"]) copyFileSync(running + end, left + end);
	await database.close();
	expect(isBackup(left)).toBe(true);
	expect(await restoreBackup(made.database, left)).toMatchObject({ restored: 2 });
	expect(await messages()).toEqual(["one", "two"]);
});

test("what is no backup is refused, and no copy of it is left", async () => {
	writeFileSync(copy(), "Dear Sir or Madam, ".repeat(500));
	const before = readdirSync(made.folder);
	await expect(restoreBackup(made.database, copy())).rejects.toThrow("not a database");
	expect(readdirSync(made.folder)).toEqual(before);
});
