import { expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import { addSamples } from "#server/desk/command/sample-leads.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { sendReply } from "#server/desk/replies/send-reply.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { mailStates, worker } from "#tests/support/outbox-for-tests.ts";

const made = databaseForTests();

test("a reply to a sample lead counts as sent, and no mail leaves", async () => {
	const server = await mailServer();
	const now = new Date();
	await addSamples(made.database, now);
	const person = { name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" } as const;
	const ana = { id: "", ...person, ...(await addPerson(made.database.kysely, person)), session: "" };
	const samples = made.database.kysely.selectFrom("leads").selectAll();
	const { id, email, last_event: seen } = await samples.executeTakeFirstOrThrow();
	await sendReply({ ...made, sessions: {} }, id, ana, {
		key: "one",
		seen,
		to: email,
		subject: "Hello",
		text: "Yes",
	});
	await worker(made.database, server).lookAt(new Date(now.getTime() + minute));
	expect(await mailStates(made.database)).toEqual({ reply: "sent" });
	const { state } = await samples.where("id", "=", id).executeTakeFirstOrThrow();
	expect([state, server.received]).toEqual(["replied", []]);
});
