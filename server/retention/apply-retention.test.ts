import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { LeadChangedError } from "#server/leads/lead-events.ts";
import { applyRetention } from "#server/retention/apply-retention.ts";
import { listDueLeads } from "#server/retention/due-leads.ts";
import { recordContact } from "#server/retention/record-contact.ts";
import {
	databaseForTests,
	leadsIn,
	person,
	store as storeIn,
	submission,
} from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const store = (message: string, day: string, evidence = person) =>
	storeIn(made.database, submission(message, { evidence }), at(day));
const apply = async (database: Database, day: string) => {
	const { announced, erased } = await applyRetention(database, at(day));
	return { announced, erased };
};
const round = (day: string) => apply(made.database, day);
const messages = async () => (await leadsIn(made.database)).map(({ values }) => values["message"]).sort();

async function due(day: string): Promise<unknown[]> {
	const found: unknown[] = [];
	for await (const page of listDueLeads(made.database, at(day)))
		for (const { lead, erasedFrom } of page)
			found.push([lead.values["message"], erasedFrom.toISOString().slice(0, 10)]);
	return found;
}

test("a lead is announced a month before its time ends, and erased then, suspected or not", async () => {
	await store("old", "2024-01-31");
	await store("odd", "2024-01-31", { ...person, formAge: 0 });
	await store("younger", "2024-06-01");
	expect(await round("2025-12-31")).toEqual({ announced: 0, erased: 0 });
	expect(await round("2026-01-01")).toEqual({ announced: 2, erased: 0 });
	expect(await round("2026-01-15")).toEqual({ announced: 0, erased: 0 });
	expect(await round("2026-01-30")).toEqual({ announced: 0, erased: 0 });
	expect(await round("2026-01-31")).toEqual({ announced: 0, erased: 2 });
	expect(await messages()).toEqual(["younger"]);
	expect(await made.database.kysely.selectFrom("erasures").selectAll().execute()).toHaveLength(2);
});

test("who looks sees what is erased and when, the first to go first", async () => {
	await store("later", "2024-01-20");
	await store("long over", "2020-01-01");
	await store("soon", "2024-01-10");
	await store("far", "2024-03-01");
	await round("2026-01-05");
	expect(await due("2026-01-06")).toEqual([
		["long over", "2026-02-04"],
		["soon", "2026-02-04"],
		["later", "2026-02-04"],
	]);
});

test("contact since then makes the time begin again, also after the announcement", async () => {
	const { reference } = await store("a customer", "2024-01-31");
	await round("2026-01-01");
	await recordContact(made.database, [reference], at("2026-01-20"), null);
	expect(await due("2026-01-31")).toEqual([]);
	await round("2026-03-15");
	expect(await messages()).toEqual(["a customer"]);
	expect(await round("2027-12-25")).toEqual({ announced: 1, erased: 0 });
});

test("contact by the reference of a part counts for the lead that has taken it in, and for all that is part of it", async () => {
	const { kysely } = made.database;
	const [whole, part, other] = [
		await store("whole", "2024-01-31"),
		await store("part", "2024-01-31"),
		await store("other part", "2024-01-31"),
	];
	const found = kysely.selectFrom("leads").select("id").where("reference", "=", whole.reference);
	const { id: merged_into } = await found.executeTakeFirstOrThrow();
	const parts = [part.reference, other.reference];
	await kysely.updateTable("leads").set({ merged_into }).where("reference", "in", parts).execute();
	const recorded = await recordContact(made.database, [part.reference], at("2026-01-20"), null);
	expect(recorded).toEqual([{ asked: part.reference, reference: whole.reference }]);
	expect(await due("2026-01-31")).toEqual([]);
});

test("contact with a lead that there is not is not recorded, nor any other with it", async () => {
	const { reference } = await store("a customer", "2024-01-31");
	const recorded = recordContact(made.database, [reference, "SL-0000-0000"], at("2026-01-20"), null);
	await expect(recorded).rejects.toThrow("SL-0000-0000");
	expect((await leadsIn(made.database))[0]?.lastContactAt).toEqual(at("2024-01-31"));
});

test("contact that the audit log can't note is not recorded", async () => {
	const { reference } = await store("a customer", "2024-01-31");
	await made.database.kysely.schema.dropTable("desk_audit").execute();
	await expect(recordContact(made.database, [reference], at("2026-01-20"), null)).rejects.toThrow();
	expect((await leadsIn(made.database))[0]?.lastContactAt).toEqual(at("2024-01-31"));
});

test("a service that has not run for years gives the whole notice before it erases", async () => {
	await store("old", "2020-01-31");
	expect(await round("2026-01-01")).toEqual({ announced: 1, erased: 0 });
	expect(await round("2026-01-30")).toEqual({ announced: 0, erased: 0 });
	expect(await round("2026-01-31")).toEqual({ announced: 0, erased: 1 });
});

test("a clock that runs years ahead for a day erases nothing, and is forgotten once it is right", async () => {
	await store("current", "2026-01-01");
	expect(await round("2030-01-01")).toEqual({ announced: 1, erased: 0 });
	expect(await round("2026-01-02")).toEqual({ announced: 0, erased: 0 });
	expect(await due("2026-01-02")).toEqual([]);
	expect(await round("2027-12-10")).toEqual({ announced: 1, erased: 0 });
	expect(await round("2028-01-10")).toEqual({ announced: 0, erased: 1 });
});

test("a lead that was merged into one whose time is over is a lead of its own again, while it has time left", async () => {
	const { kysely } = made.database;
	await store("whole", "2024-01-31");
	const part = await store("part", "2024-06-01");
	const whole = kysely.selectFrom("leads").select("id").where("reference", "<>", part.reference);
	const { id: merged_into } = await whole.executeTakeFirstOrThrow();
	const merged = { merged_into, inbox: "merged" };
	await kysely.updateTable("leads").set(merged).where("reference", "=", part.reference).execute();
	await round("2026-01-01");
	expect(await round("2026-01-31")).toEqual({ announced: 0, erased: 1 });
	const left = await kysely.selectFrom("leads").select(["reference", "merged_into", "inbox"]).execute();
	expect(left).toEqual([{ reference: part.reference, merged_into: null, inbox: "open" }]);
});

test("services on one database announce and erase each lead once", async () => {
	for (let index = 0; index < 30; index++) await store(`old ${index}`, "2024-01-31");
	const other = await openDatabase(made.url);
	const both = (day: string) => Promise.all([made.database, other].map((database) => apply(database, day)));
	const announced = await both("2026-01-01");
	const erased = await both("2026-02-01");
	await other.close();
	const sum = (counts: readonly number[]) => counts.reduce((one, other) => one + other);
	expect(sum(announced.map((round) => round.announced))).toBe(30);
	expect(sum(erased.map((round) => round.erased))).toBe(30);
	expect(await messages()).toEqual([]);
});

test("hundreds of leads whose time is over are all found", async () => {
	for (let index = 0; index < 450; index++) await store(`old ${index}`, "2024-01-31");
	expect(await round("2026-02-01")).toEqual({ announced: 450, erased: 0 });
	expect(await round("2026-03-05")).toEqual({ announced: 0, erased: 450 });
});

test("a lead is stored on whose sender is heard of while a round erases others", async () => {
	const { reference } = await store("a customer", "2024-01-31");
	await store("a stranger", "2024-01-31");
	await round("2026-01-01");
	const contactAtTheLastMoment: Database = {
		...made.database,
		transaction: async (work) => {
			await recordContact(made.database, [reference], at("2026-01-31"), null);
			return made.database.transaction(work);
		},
	};
	expect(await apply(contactAtTheLastMoment, "2026-01-31")).toEqual({ announced: 0, erased: 1 });
	expect(await messages()).toEqual(["a customer"]);
});

test("a lead that is changed by others all the while holds up no other, and is erased in the next round", async () => {
	await store("busy", "2024-01-10");
	await store("quiet", "2024-01-11");
	await round("2026-01-01");
	let attempts = 0;
	const busy: Database = {
		...made.database,
		transaction: (work) =>
			++attempts <= 5 ? Promise.reject(new LeadChangedError("busy")) : made.database.transaction(work),
	};
	expect(await apply(busy, "2026-02-05")).toMatchObject({ erased: 1 });
	expect(await messages()).toEqual(["busy"]);
	expect(await round("2026-02-06")).toMatchObject({ erased: 1 });
	expect(await messages()).toEqual([]);
});
