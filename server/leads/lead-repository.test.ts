import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLeadRepository } from "#server/leads/lead-repository.ts";
import { countSpam, listLeads } from "#server/leads/list-leads.ts";
import { type Submission, storeLead } from "#server/leads/store-lead.ts";
import type { RequestEvidence } from "#server/protection/read-evidence.ts";

let folder: string;
let database: Database;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "southlight-leads-"));
	database = await openDatabase(pathToFileURL(join(folder, "leads.db")));
	await migrate(database);
});
afterEach(async () => {
	await database.close();
	rmSync(folder, { recursive: true });
});

/** What a request shows whose sender filled the form for a minute, and whose browser did the work. */
const person: RequestEvidence = {
	honeypot: "",
	isKeyForged: false,
	formAge: 60_000,
	proof: "found",
	isFromBusyAddress: false,
};
const submission = (key: string, change: Partial<Submission> = {}): Submission => ({
	form: "contact",
	values: { message: key },
	page: null,
	evidence: person,
	assessment: null,
	key,
	repeatsFor: null,
	formKeyId: null,
	...change,
});
const store = (one: Submission, now: Date) =>
	database.kysely.transaction().execute((transaction) => storeLead(transaction, one, now));
const now = () => new Date();
const all = () => listLeads(database, { withSpam: true });

test("many who send at once have each a lead, and each repeat finds its own lead", async () => {
	const repository = createLeadRepository(database);
	const keys = Array.from({ length: 200 }, (_, index) => `key ${index % 100}`);
	const leads = await Promise.all(keys.map((key) => repository.store(submission(key))));
	expect(await all()).toHaveLength(100);
	expect(leads.filter(({ isRepeat }) => isRepeat)).toHaveLength(100);
	expect(leads.slice(100).map(({ reference }) => reference)).toEqual(
		leads.slice(0, 100).map(({ reference }) => reference),
	);
});

test("one submission that cannot be stored does not take the others with it", async () => {
	const repository = createLeadRepository(database);
	// No database column takes an object, and no form lets one through: this is an example of any fault of one submission.
	const faulty = { ...submission("faulty"), page: Object("a page") };
	const outcomes = await Promise.allSettled([
		repository.store(submission("a")),
		repository.store(faulty),
		repository.store(submission("b")),
	]);
	expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect((await all()).map(({ values }) => values["message"]).sort()).toEqual(["a", "b"]);
	expect(await database.kysely.selectFrom("submissions").select("key").execute()).toHaveLength(2);
});

test("the same values count as a repeat for ten minutes and as a new message after that", async () => {
	const tenMinutes = 10 * 60 * 1000;
	const at = (milliseconds: number) =>
		store(submission("values", { repeatsFor: tenMinutes }), new Date(1_800_000_000_000 + milliseconds));
	const [first, within, after, again] = [
		await at(0),
		await at(tenMinutes - 1),
		await at(tenMinutes),
		await at(tenMinutes + 1),
	];
	expect([within.isRepeat, after.isRepeat, again.isRepeat]).toEqual([true, false, true]);
	expect(within.reference).toBe(first.reference);
	expect(again.reference).toBe(after.reference);
	expect(await all()).toHaveLength(2);
});

test("one form key stands for a person who changes their message twice, not for a program with many messages", async () => {
	const noProof = { ...person, proof: "none" as const };
	for (const [message, evidence] of [
		...(["one", "two", "three", "four"] as const).map((each) => [each, person] as const),
		["five", { ...person, formAge: 0 }] as const,
		["six", noProof] as const,
	])
		await store(submission(message, { formKeyId: "form", evidence }), now());
	await store(submission("another form", { formKeyId: "other" }), now());
	await store(submission("no script", { evidence: { ...noProof, formAge: null } }), now());
	const found = (await all()).map(({ values, spamSignals }) => [values["message"], spamSignals]);
	expect(Object.fromEntries(found)).toEqual({
		...{ one: [], two: [], three: [], "another form": [], "no script": [] },
		four: ["reused-key"],
		five: ["reused-key", "too-fast"],
		six: ["reused-key", "no-proof"],
	});
	const repeat = await store(submission("one", { formKeyId: "form" }), now());
	expect(repeat.isRepeat).toBe(true);
});

test("suspected leads are listed only when asked for, the newest lead first", async () => {
	await store(submission("old"), new Date("2026-01-01"));
	await store(submission("new"), new Date("2026-01-03"));
	await store(submission("odd", { evidence: { ...person, formAge: 0 } }), new Date("2026-01-02"));
	const listed = await listLeads(database, { withSpam: false });
	expect(listed.map(({ values }) => values["message"])).toEqual(["new", "old"]);
	expect((await all()).map(({ values }) => values["message"])).toEqual(["new", "odd", "old"]);
	expect(await countSpam(database)).toBe(1);
});

test("with a lead goes what would recognise its repeats", async () => {
	await store(submission("erased"), new Date());
	await database.kysely.deleteFrom("leads").execute();
	expect(await database.kysely.selectFrom("submissions").selectAll().execute()).toEqual([]);
});

test("a receipt leads to its reference and nothing else does", async () => {
	const repository = createLeadRepository(database);
	const { token, reference, dueAt } = await repository.store(submission("receipt"));
	expect(await repository.findByToken(token)).toEqual({ form: "contact", reference, dueAt });
	expect(await repository.findByToken(reference)).toBeNull();
});
