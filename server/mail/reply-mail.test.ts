import { expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import { addSamples } from "#server/desk/command/sample-leads.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import type { Submission } from "#server/leads/store-lead.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { mailStates, sessions, storeMessage, worker } from "#tests/support/outbox-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";

const made = databaseForTests();
const webinar = "automating-supplier-invoices";
const soonAfter = (now: Date) => new Date(now.getTime() + minute);

/** Has Ana reply to the lead that arrived first. Returns its id. */
async function reply(): Promise<string> {
	const person = { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" } as const;
	const ana = { id: "", ...person, ...(await addPerson(made.database.kysely, person)), session: "" };
	const leads = made.database.kysely.selectFrom("leads").selectAll();
	const { id, email: to, last_event: seen } = await leads.executeTakeFirstOrThrow();
	const written = { key: "one", seen, to, subject: "Hello", text: "Yes" };
	await sendReply({ ...made, sessions: {} }, id, ana, written);
	return id;
}

test("a reply to a sample lead counts as sent, and no mail leaves", async () => {
	const server = await mailServer();
	const now = new Date();
	await addSamples(made.database, now);
	const id = await reply();
	await worker(made.database, server).lookAt(soonAfter(now));
	expect(await mailStates(made.database)).toEqual({ reply: "sent" });
	const leads = made.database.kysely.selectFrom("leads").select("state").where("id", "=", id);
	expect([(await leads.executeTakeFirstOrThrow()).state, server.received]).toEqual(["replied", []]);
});

const name = messageSaying("");
const asks: readonly [string, string, Partial<Submission>][] = [
	["a paper", "paper-link", { form: "paper", values: { ...name, paper: "buying-ai-from-a-supplier" } }],
	[
		"a webinar",
		"webinar-confirmation",
		{ form: "webinar", session: sessions[webinar], values: { ...name, webinar } },
	],
];

test.each(asks)(
	"a reply to who asked for %s goes on with the conversation that the mail about it began",
	async (_, purpose, asked) => {
		const server = await mailServer();
		// Before the session.
		const arrival = new Date("2026-11-22T01:00:00Z");
		await storeMessage(made.database, arrival, asked);
		const { lookAt } = worker(made.database, server);
		await lookAt(arrival);
		const item = made.database.kysely
			.selectFrom("outbox")
			.select("message_id")
			.where("purpose", "=", purpose);
		const { message_id: first } = await item.executeTakeFirstOrThrow();
		await reply();
		await lookAt(soonAfter(new Date()));
		const sent = (await server.mails(3)).find(({ subject }) => subject === "Hello");
		expect([sent?.inReplyTo, sent?.references]).toEqual([first, first]);
	},
);
