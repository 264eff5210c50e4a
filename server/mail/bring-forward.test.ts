import { describe, expect, test } from "vitest";
import { bringForwardReminders } from "#server/mail/bring-forward.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { outboxOf, sessions, storeMessage } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const slug = "automating-supplier-invoices";
const session = sessions[slug];
const arrival = new Date("2026-11-22T01:00:00Z");
const registration = {
	form: "webinar",
	session,
	values: { ...messageSaying("A question"), webinar: slug },
} as const;

/** When each reminder is due, once the service has started with the session at another time. */
async function dueWith(startsAt: string, now = arrival) {
	await bringForwardReminders(made.database, { [slug]: { ...session, startsAt } }, now);
	const rows = await outboxOf(made.database);
	return ["reminder-day", "reminder-hour"].map((purpose) => rows.get(purpose)?.next_try_at);
}

describe("who has registered for a session that is held earlier than announced", () => {
	test("is reminded a day and an hour before its new time", async () => {
		await storeMessage(made.database, arrival, registration);
		expect(await dueWith("2027-03-10T16:00:00+13:00")).toEqual([
			"2027-03-09T03:00:00.000Z",
			"2027-03-10T02:00:00.000Z",
		]);
		expect((await outboxOf(made.database)).get("reminder-hour")).toMatchObject({
			give_up_at: "2027-03-10T03:00:00.000Z",
		});
	});

	test("gets no mail that says tomorrow on the day itself", async () => {
		await storeMessage(made.database, arrival, registration);
		const morning = new Date("2027-03-09T20:00:00Z");
		expect(await dueWith("2027-03-10T16:00:00+13:00", morning)).toEqual([
			"2027-03-16T03:00:00.000Z",
			"2027-03-10T02:00:00.000Z",
		]);
	});
});

test("the reminders of a session that is put off stay until they are due", async () => {
	await storeMessage(made.database, arrival, registration);
	expect(await dueWith("2027-03-24T16:00:00+13:00")).toEqual([
		"2027-03-16T03:00:00.000Z",
		"2027-03-17T02:00:00.000Z",
	]);
});
