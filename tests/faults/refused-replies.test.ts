import { beforeEach, describe, expect, test } from "vitest";
import { hour } from "#domain/durations.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { retryMail } from "#server/mail/retry-mail.ts";
import { recordBounce } from "#server/mailbox/record-bounce.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { type MailServerForTests, mailServer } from "#tests/support/mail-server.ts";
import { storeMessage, worker } from "#tests/support/outbox-for-tests.ts";

const made = databaseForTests();
const now = new Date();
const arrival = new Date(now.getTime() - hour);
const inHours = (hours: number) => new Date(now.getTime() + hours * hour);
const ana = { id: "", name: "Ana", office: "India", session: "", role: "staff" as const };
let server: MailServerForTests;

/** A lead of an hour ago, of whose mails none but replies is left, and a mail server. */
beforeEach(async () => {
	await storeMessage(made.database, arrival);
	await made.database.kysely.deleteFrom("outbox").execute();
	const added = await addPerson(made.database.kysely, {
		...{ name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" },
	});
	Object.assign(ana, added);
	server = await mailServer();
});

const row = () => made.database.kysely.selectFrom("leads").selectAll().executeTakeFirstOrThrow();
const change = (columns: object) => made.database.kysely.updateTable("leads").set(columns).execute();
const lookAt = (moment: Date) => worker(made.database, server).lookAt(moment);

/** Queues a reply; the id that it has in the outbox. */
async function reply(key = "one"): Promise<string> {
	const { id, email, last_event: seen } = await row();
	const written = { key, seen, to: email, subject: "Hello", text: `Reply ${key}` };
	return (await sendReply({ ...made, sessions: {} }, id, { ...ana }, written)).mail.outboxItem;
}

async function bounce(item: string) {
	const sent = made.database.kysely.selectFrom("outbox").select("message_id").where("id", "=", item);
	const { message_id: messageId } = await sent.executeTakeFirstOrThrow();
	const report = {
		messageId,
		isFinal: true,
		recipients: ["mere@example.co.nz"],
		problem: "550 No such mailbox",
	};
	await made.database.transaction((transaction) => recordBounce(transaction, report, inHours(3)));
}

const owed = {
	...{ state: "claimed", inbox: "open", first_reply_at: null, first_reply_office: null },
	...{ reply_due_at: inHours(23).toISOString(), assignee: expect.any(String) },
};

test("a reply that the mail server refuses answers no one: the lead is due when it was, and is its author's", async () => {
	await reply();
	server.react({ recipient: 550 });
	await lookAt(inHours(1));
	expect(await row()).toMatchObject({ ...owed, assignee: ana.id, last_contact_at: arrival.toISOString() });
	const events = made.database.kysely.selectFrom("lead_events").select("what").orderBy("number");
	const happened = (await events.execute()).map(({ what }) => JSON.parse(what));
	expect(happened.slice(-2)).toMatchObject([
		{ kind: "bounced", to: "mere@example.co.nz", problem: expect.stringContaining("550") },
		{ kind: "state", from: "replied", to: "claimed" },
	]);
});

test("a reply that comes back answers no one, and the team is warned again", async () => {
	const item = await reply();
	await lookAt(inHours(1));
	expect(await row()).toMatchObject({ state: "replied", reply_due_at: null });
	await bounce(item);
	expect(await row()).toMatchObject(owed);
	const warnings = made.database.kysely
		.selectFrom("outbox")
		.select("next_try_at")
		.where("purpose", "=", "reply-warning-4h")
		.where("state", "=", "waiting");
	expect(await warnings.execute()).toEqual([{ next_try_at: inHours(19).toISOString() }]);
});

test.each([
	["waits for its sender", { state: "waiting" }],
	["is snoozed", { snoozed: "until-reply", inbox: "snoozed" }],
])("a lead that %s since the reply is open again once that has come back", async (_, columns) => {
	const item = await reply();
	await lookAt(inHours(1));
	await change(columns);
	await bounce(item);
	expect(await row()).toMatchObject({ ...owed, snoozed: null });
});

test("a lead that was closed since the reply stays closed, and has had no answer", async () => {
	const item = await reply();
	await lookAt(inHours(1));
	await change({ state: "lost", inbox: "closed" });
	await bounce(item);
	expect(await row()).toMatchObject({ state: "lost", inbox: "closed", first_reply_at: null });
});

describe("of two replies", () => {
	test("one that goes on answers the lead, and the first answer is that one", async () => {
		const [one] = [await reply("one"), await reply("two")];
		await lookAt(inHours(1));
		const second = made.database.kysely
			.selectFrom("lead_replies")
			.select("queued_at")
			.where("key", "=", "two");
		const { queued_at } = await second.executeTakeFirstOrThrow();
		await bounce(one);
		expect(await row()).toMatchObject({ state: "replied", reply_due_at: null, first_reply_at: queued_at });
	});

	test.each(["the first", "the second"])(
		"none answers the lead when %s comes back and then the other",
		async (first) => {
			const items = [await reply("one"), await reply("two")];
			await lookAt(inHours(1));
			if (first === "the second") items.reverse();
			for (const item of items) await bounce(item);
			expect(await row()).toMatchObject(owed);
		},
	);

	test("a second one that comes back leaves the answer that the first one was", async () => {
		await reply("one");
		await lookAt(inHours(1));
		const { first_reply_at } = await row();
		const two = await reply("two");
		await lookAt(inHours(1));
		await bounce(two);
		expect(await row()).toMatchObject({ state: "replied", reply_due_at: null, first_reply_at });
	});
});

test("a reply that is sent again and taken is the answer, from then on", async () => {
	const item = await reply();
	server.react({ recipient: 550 });
	await lookAt(inHours(1));
	expect(await retryMail(made.database, item, inHours(2))).toBe(true);
	expect(await row()).toMatchObject({ state: "claimed" });
	await lookAt(inHours(2));
	expect(await row()).toMatchObject({
		...{ state: "replied", reply_due_at: null, first_reply_office: "India" },
		first_reply_at: inHours(2).toISOString(),
	});
	await bounce(item);
	expect(await row()).toMatchObject(owed);
});

test.each(["refused", "brought back"])(
	"a reply that was %s goes to the address that its lead has been given since",
	async (fate) => {
		const item = await reply();
		if (fate === "refused") server.react({ recipient: 550 });
		await lookAt(inHours(1));
		if (fate !== "refused") await bounce(item);
		const { form_values } = await row();
		const to = "Mere@right.example";
		await change({
			email: to.toLowerCase(),
			form_values: JSON.stringify({ ...JSON.parse(form_values), email: to }),
		});
		expect(await retryMail(made.database, item, inHours(4))).toBe(true);
		await lookAt(inHours(4));
		expect(server.received.at(-1)).toMatchObject({ to: [to], bytes: expect.stringContaining("Reply one") });
		expect(await row()).toMatchObject({ state: "replied", reply_due_at: null });
		const events = made.database.kysely.selectFrom("lead_events").select("what").orderBy("number", "desc");
		expect(JSON.parse((await events.executeTakeFirstOrThrow()).what)).toMatchObject({
			kind: "reply-resent",
			to,
		});
	},
);

test("a lead that has taken in the one that was replied to owes the answer that came back", async () => {
	const item = await reply();
	await lookAt(inHours(1));
	const { id: part } = await row();
	await storeMessage(made.database, arrival, { key: "another" });
	const { kysely } = made.database;
	const other = kysely.selectFrom("leads").select("id").where("id", "<>", part);
	const { id: into } = await other.executeTakeFirstOrThrow();
	await kysely
		.updateTable("leads")
		.set({ state: "won", reply_due_at: null })
		.where("id", "=", into)
		.execute();
	await kysely.updateTable("leads").set({ merged_into: into }).where("id", "=", part).execute();
	await bounce(item);
	const lead = kysely.selectFrom("leads").selectAll().where("id", "=", into);
	expect(await lead.executeTakeFirstOrThrow()).toMatchObject({
		state: "new",
		reply_due_at: owed.reply_due_at,
	});
});
