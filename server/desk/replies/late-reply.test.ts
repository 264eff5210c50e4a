import { beforeEach, expect, test } from "vitest";
import { hour } from "#domain/durations.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { refuseReply, settleReply } from "#server/desk/replies/refused-reply.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const ana = { name: "Ana", email: "ana@southlight.example", role: "staff" as const, office: "India" };

const lead = () => made.database.kysely.selectFrom("leads").selectAll().executeTakeFirstOrThrow();

let reply: { readonly id: string; readonly outboxItem: string };
let pressedAt: number;
beforeEach(async () => {
	await store(made.database, submission("a key", { values: messageSaying("Hello") }), new Date());
	const person = (await addPerson(made.database.kysely, ana))?.id ?? "";
	const { id, email, last_event: seen } = await lead();
	const written = { key: "one", seen, to: email, subject: "Hello", text: "Kia ora" };
	const by = { ...ana, id: person, session: "" };
	reply = (await sendReply({ ...made, sessions: {} }, id, by, written)).mail;
	pressedAt = Date.parse((await lead()).first_reply_at ?? "");
});

/** Notes that the mail server has taken the reply at a moment. */
const leave = (at: Date) =>
	made.database.transaction(async (transaction) => {
		const item = transaction.selectFrom("outbox").selectAll().where("id", "=", reply.outboxItem);
		await settleReply(transaction, await item.executeTakeFirstOrThrow(), "sent", "250", at);
	});

test("a reply that the mail server has put off for hours is the first reply from when it left", async () => {
	const left = new Date(pressedAt + 30 * hour);
	await leave(left);
	expect(await lead()).toMatchObject({ first_reply_at: left.toISOString() });
});

test("a reply that left at once is the first reply from the press of its button", async () => {
	await leave(new Date(pressedAt + 15_000));
	expect(Date.parse((await lead()).first_reply_at ?? "")).toBe(pressedAt);
});

test("a reply that left late and came back is no first reply", async () => {
	await leave(new Date(pressedAt + 30 * hour));
	await made.database.transaction((transaction) => refuseReply(transaction, reply.id, "550", new Date()));
	expect(await lead()).toMatchObject({ inbox: "open", first_reply_at: null });
});
