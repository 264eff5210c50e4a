import { expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { createLeadRepository } from "#server/leads/lead-repository.ts";
import type { Submission } from "#server/leads/store-lead.ts";
import {
	databaseForTests,
	leadsIn,
	person,
	store as storeIn,
	submission,
} from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const store = (one: Submission, now: Date) => storeIn(made.database, one, now);
const now = () => new Date();
const all = () => leadsIn(made.database);

test("many who send at once have each a lead, and each repeat finds its own lead", async () => {
	const repository = createLeadRepository(made.database);
	const keys = Array.from({ length: 200 }, (_, index) => `key ${index % 100}`);
	const leads = await Promise.all(keys.map((key) => repository.store(submission(key))));
	expect(await all()).toHaveLength(100);
	expect(leads.filter(({ isRepeat }) => isRepeat)).toHaveLength(100);
	expect(leads.slice(100).map(({ reference }) => reference)).toEqual(
		leads.slice(0, 100).map(({ reference }) => reference),
	);
});

test("one submission that cannot be stored does not take the others with it", async () => {
	const repository = createLeadRepository(made.database);
	// No table holds an object, and no form lets one through: this is an example of any fault of one submission.
	const faulty = { ...submission("faulty"), page: Object("a page") };
	const outcomes = await Promise.allSettled([
		repository.store(submission("a")),
		repository.store(faulty),
		repository.store(submission("b")),
	]);
	expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect((await all()).map(({ values }) => values["message"]).sort()).toEqual(["a", "b"]);
	expect(await made.database.kysely.selectFrom("submissions").select("key").execute()).toHaveLength(2);
});

test("the same values count as a repeat for ten minutes and as a new message after that", async () => {
	const tenMinutes = 10 * minute;
	const at = (milliseconds: number) =>
		store(submission("values", { repeatWindow: tenMinutes }), new Date(1_800_000_000_000 + milliseconds));
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

test("with a lead goes what would recognise its repeats", async () => {
	await store(submission("erased"), new Date());
	await made.database.kysely.deleteFrom("leads").execute();
	expect(await made.database.kysely.selectFrom("submissions").selectAll().execute()).toEqual([]);
});

test("a receipt leads to its reference and nothing else does", async () => {
	const repository = createLeadRepository(made.database);
	const { token, reference, dueAt } = await repository.store(submission("receipt"));
	expect(await repository.findByToken(token)).toMatchObject({ form: "contact", reference, dueAt });
	expect(await repository.findByToken(reference)).toBeNull();
});

test("messages that come after others have been stored are stored too", async () => {
	const repository = createLeadRepository(made.database);
	for (const key of ["a", "b", "c"]) await repository.store(submission(key));
	expect(await all()).toHaveLength(3);
});

test("an assessment is found by its token with what its report is computed from, and no other form is", async () => {
	const repository = createLeadRepository(made.database);
	const assessment = { takenOn: calendarDate("2026-01-31"), modelVersion: 1 };
	const { token, reference } = await repository.store(submission("a", { form: "assessment", assessment }));
	const other = await repository.store(submission("b"));
	expect(await repository.findAssessment(token)).toMatchObject({ reference, form: "assessment", assessment });
	expect(await repository.findAssessment(other.token)).toBeNull();
	expect(await repository.findAssessment("none")).toBeNull();
});

test("a lead of a form that there is no longer has no receipt page", async () => {
	const repository = createLeadRepository(made.database);
	const { token } = await repository.store(submission("old"));
	await made.database.kysely.updateTable("leads").set({ form: "no-such-form" }).execute();
	expect(await repository.findByToken(token)).toBeNull();
});
