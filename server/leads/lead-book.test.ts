import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { type Database, openDatabase } from "#server/database/open-database.ts";
import { keepLead, type Sending } from "#server/leads/keep-lead.ts";
import { createLeadBook } from "#server/leads/lead-book.ts";
import { countSpam, listLeads } from "#server/leads/list-leads.ts";

let folder: string;
let database: Database;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "southlight-leads-"));
	database = await openDatabase(join(folder, "leads.db"));
	await migrate(database);
});
afterEach(async () => {
	await database.destroy();
	rmSync(folder, { recursive: true });
});

const sending = (key: string, change: Partial<Sending> = {}): Sending => ({
	form: "contact",
	answers: { message: key },
	page: null,
	suspicions: [],
	assessment: null,
	key,
	repeatsFor: null,
	submission: null,
	...change,
});
const keep = (one: Sending, now: Date) =>
	database.transaction().execute((transaction) => keepLead(transaction, one, now));
const now = () => new Date();
const all = () => listLeads(database, { withSpam: true });

test("many who send at once are each kept, and each repeat finds its own lead", async () => {
	const book = createLeadBook(database);
	const keys = Array.from({ length: 200 }, (_, index) => `key ${index % 100}`);
	const kept = await Promise.all(keys.map((key) => book.keep(sending(key))));
	expect(await all()).toHaveLength(100);
	expect(kept.filter(({ isRepeat }) => isRepeat)).toHaveLength(100);
	expect(kept.slice(100).map(({ reference }) => reference)).toEqual(
		kept.slice(0, 100).map(({ reference }) => reference),
	);
});

test("one that cannot be kept does not take the others with it", async () => {
	const book = createLeadBook(database);
	// No database column takes an object, and no form lets one through: this stands for any fault of one sending.
	const faulty = { ...sending("faulty"), page: Object("a page") };
	const outcomes = await Promise.allSettled([
		book.keep(sending("a")),
		book.keep(faulty),
		book.keep(sending("b")),
	]);
	expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect((await all()).map(({ answers }) => answers["message"]).sort()).toEqual(["a", "b"]);
	expect(await database.selectFrom("sendings").select("key").execute()).toHaveLength(2);
});

test("the same words count as a repeat for ten minutes and as a new message after that", async () => {
	const tenMinutes = 10 * 60 * 1000;
	const at = (milliseconds: number) =>
		keep(sending("words", { repeatsFor: tenMinutes }), new Date(1_800_000_000_000 + milliseconds));
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

test("one form key stands for a person who changes their words twice, not for a program with many messages", async () => {
	for (const words of ["one", "two", "three", "four", "five"])
		await keep(
			sending(words, { submission: "form", suspicions: words === "five" ? ["too-fast"] : [] }),
			now(),
		);
	await keep(sending("another form", { submission: "other" }), now());
	await keep(sending("no script"), now());
	const found = (await all()).map(({ answers, suspicions }) => [answers["message"], suspicions]);
	expect(Object.fromEntries(found)).toEqual({
		...{ one: [], two: [], three: [], "another form": [], "no script": [] },
		four: ["reused-key"],
		five: ["too-fast", "reused-key"],
	});
	const repeat = await keep(sending("one", { submission: "form" }), now());
	expect(repeat.isRepeat).toBe(true);
});

test("suspected leads are listed only when asked for, the newest lead first", async () => {
	await keep(sending("old"), new Date("2026-01-01"));
	await keep(sending("new"), new Date("2026-01-03"));
	await keep(sending("odd", { suspicions: ["too-fast"] }), new Date("2026-01-02"));
	const listed = await listLeads(database, { withSpam: false });
	expect(listed.map(({ answers }) => answers["message"])).toEqual(["new", "old"]);
	expect((await all()).map(({ answers }) => answers["message"])).toEqual(["new", "odd", "old"]);
	expect(await countSpam(database)).toBe(1);
});

test("with a lead goes what would recognise its repeats", async () => {
	await keep(sending("erased"), new Date());
	await database.deleteFrom("leads").execute();
	expect(await database.selectFrom("sendings").selectAll().execute()).toEqual([]);
});

test("a receipt leads to its reference and nothing else does", async () => {
	const book = createLeadBook(database);
	const { receipt, reference, dueAt } = await book.keep(sending("receipt"));
	expect(await book.findReceipt(receipt)).toEqual({ form: "contact", reference, dueAt });
	expect(await book.findReceipt(reference)).toBeNull();
});
