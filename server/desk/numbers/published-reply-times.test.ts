import { expect, test } from "vitest";
import { day, hour } from "#domain/durations.ts";
import { minReplies } from "#domain/leads/reply-promise.ts";
import { changeLeads } from "#server/desk/leads/change-leads.ts";
import { readPublishedReplyTimes } from "#server/desk/numbers/published-reply-times.ts";
import { markReplied } from "#server/leads/mark-replied.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const now = new Date("2026-06-30T00:00:00Z");

/** A lead that arrived so many days ago, and was answered after so many hours; never for null. */
async function lead(
	daysAgo: number,
	hours: number | null,
	change: { state?: string; is_sample?: number; merged_into?: string } = {},
) {
	const arrived = new Date(now.getTime() - daysAgo * day);
	const { reference } = await store(made.database, submission(`${Math.random()}`), arrived);
	const first_reply_at = hours === null ? null : new Date(arrived.getTime() + hours * hour).toISOString();
	await made.database.kysely
		.updateTable("leads")
		.set({ first_reply_at, state: hours === null ? "new" : "replied", ...change })
		.where("reference", "=", reference)
		.execute();
	const row = made.database.kysely
		.selectFrom("leads")
		.select(["id", "reference"])
		.where("reference", "=", reference);
	return row.executeTakeFirstOrThrow();
}

const change = (id: string, to: "waiting" | "won") =>
	made.database.transaction((transaction) =>
		changeLeads(transaction, [id], { kind: "state", to }, { by: { id: "ana" }, sessions: {} }),
	);

const read = () => readPublishedReplyTimes(made.database.kysely, now);
const most = Array.from({ length: minReplies - 1 }, (_, index) => index);

test("nothing is published before the thirtieth reply; spam, samples and older ones count nowhere", async () => {
	for (const _ of most) await lead(10, 2);
	await lead(91, 2);
	await lead(10, 2, { state: "spam" });
	await lead(10, 2, { is_sample: 1 });
	expect(await read()).toBeNull();
	await lead(10, 2);
	expect(await read()).toEqual({ replies: minReplies, median: 120, share: 1 });
});

test("a late answer and one that is overdue lower the share, one that is not due yet does not", async () => {
	for (const _ of most) await lead(10, 3);
	await lead(10, 30);
	await lead(5, null);
	await lead(0.5, null);
	await lead(5, null, { merged_into: "another" });
	expect(await read()).toEqual({
		replies: minReplies,
		median: 180,
		share: (minReplies - 1) / (minReplies + 1),
	});
});

test("a lead that was closed without an answer lowers the share, one that was marked as answered before does not", async () => {
	for (const _ of most) await lead(10, 3);
	await lead(10, 3);
	await lead(5, null, { state: "lost" });
	await lead(5, null, { state: "won" });
	await lead(0.5, null, { state: "lost" });
	await lead(5, null, { state: "waiting" });
	const [byMail, byCall] = [await lead(5, null), await lead(5, null)];
	await markReplied({ ...made, sessions: {} }, [byMail.reference], now);
	await change(byCall.id, "waiting");
	for (const { id } of [byMail, byCall]) await change(id, "won");
	expect(await read()).toMatchObject({ share: minReplies / (minReplies + 2) });
});

test("the median counts what is late without an answer as longer than every answer", async () => {
	for (const index of most) await lead(10, index < 16 ? 2 : 5);
	await lead(10, 5);
	expect(await read()).toMatchObject({ median: 120 });
	for (let late = 0; late < 4; late++) await lead(5, null);
	expect(await read()).toMatchObject({ median: 300 });
});

test("there is no median while more messages are late without an answer than were answered", async () => {
	for (const _ of most) await lead(10, 2);
	await lead(10, 2);
	for (let late = 0; late < minReplies; late++) await lead(5, null);
	expect(await read()).toEqual({ replies: minReplies, median: 120, share: 0.5 });
	await lead(5, null);
	expect(await read()).toEqual({
		...{ replies: minReplies, median: null, share: minReplies / (2 * minReplies + 1) },
	});
});

test("a reply that comes twenty seconds after the promised time is late", async () => {
	for (const _ of most) await lead(10, 3);
	await lead(10, 24 + 20 / 3600);
	expect(await read()).toMatchObject({ share: (minReplies - 1) / minReplies });
});

test("an event that only a newer version knows leaves the figures as they are", async () => {
	for (const _ of most) await lead(10, 3);
	await lead(10, 3);
	const { id: lead_id } = await lead(5, null, { state: "won" });
	const what = JSON.stringify({ kind: "state", from: "new", to: "of-a-newer-version", replyDueBefore: null });
	await made.database.kysely
		.insertInto("lead_events")
		.values({ ...{ id: `${lead_id}.2`, lead_id, number: 2, at: now.toISOString() }, what })
		.execute();
	expect(await read()).toMatchObject({ share: minReplies / (minReplies + 1) });
});
