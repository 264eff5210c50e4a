import { describe, expect, test } from "vitest";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import { mailContentOf } from "#server/mail/mail-content-of.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { sessions } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const arrival = new Date("2027-03-01T00:00:00Z");
const slug = "automating-supplier-invoices";
const session = sessions[slug];
const registration = { form: "webinar", session, values: { ...messageSaying(""), webinar: slug } } as const;

describe("who registers twice for a session", () => {
	const due = new Date("2027-03-16T03:00:00Z");
	const reminders = async (of = due) => {
		const { kysely } = made.database;
		const items = kysely.selectFrom("outbox").selectAll().where("purpose", "=", "reminder-day");
		const found = await Promise.all(
			(await items.execute()).map((item) => mailContentOf(made.database, item, { sessions }, of)),
		);
		return found.map(({ kind }) => kind).sort();
	};
	const register = (key: string, change: Readonly<Record<string, string>> = {}) => {
		const values = { ...registration.values, message: key, ...change };
		return store(made.database, submission(key, { ...registration, values }), arrival);
	};
	const change = (reference: string, columns: object) =>
		made.database.kysely.updateTable("leads").set(columns).where("reference", "=", reference).execute();

	test("is reminded once, in capitals too", async () => {
		await register("once");
		await register("again", { email: "MERE@example.co.nz" });
		expect(await reminders()).toEqual(["content", "superfluous"]);
	});

	test("is reminded once when the first reminder has been sent, whichever it was", async () => {
		for (const key of ["once", "again"]) await register(key);
		const items = await made.database.kysely
			.selectFrom("outbox")
			.selectAll()
			.where("purpose", "=", "reminder-day")
			.execute();
		for (const item of items) {
			const set = (state: OutboxState) =>
				made.database.kysely.updateTable("outbox").set({ state }).where("id", "=", item.id).execute();
			await set("sent");
			const [other] = items.filter(({ id }) => id !== item.id);
			if (other === undefined) throw new Error("There is only one reminder");
			expect(await mailContentOf(made.database, other, { sessions }, due)).toMatchObject({
				kind: "superfluous",
			});
			await set("waiting");
		}
	});

	test("is reminded all the same when one of the two is marked as spam, or its reminder is of no use", async () => {
		const { reference } = await register("once");
		await register("again");
		await change(reference, { state: "spam" });
		expect(await reminders()).toEqual(["content", "superfluous"]);
		await change(reference, { state: "new" });
		await made.database.kysely
			.updateTable("outbox")
			.set({ state: "cancelled" })
			.where("id", "=", `${reference}.reminder-day`)
			.execute();
		expect(await reminders()).toContain("content");
	});

	test("is reminded once when the address of one was corrected to that of the other", async () => {
		await register("once");
		const { reference } = await register("mistyped", { email: "mere@example.co.zn" });
		const values = { ...registration.values, email: "mere@example.co.nz" };
		await change(reference, { email: values.email, form_values: JSON.stringify(values) });
		expect(await reminders()).toEqual(["content", "superfluous"]);
	});

	test("is reminded of each session, and so is another person of the same one", async () => {
		await register("once");
		await register("a colleague", { email: "hana@example.co.nz" });
		expect(await reminders()).toEqual(["content", "content"]);
		const other = { ...sessions[slug], startsAt: "2027-03-17T16:00:00+13:00" };
		await register("another session", { webinar: "another" });
		const { kysely } = made.database;
		const items = await kysely
			.selectFrom("outbox")
			.selectAll()
			.where("purpose", "=", "reminder-day")
			.execute();
		for (const item of items)
			expect(
				await mailContentOf(made.database, item, { sessions: { ...sessions, another: other } }, due),
			).toMatchObject({ kind: "content" });
	});
});
