import { expect, test } from "vitest";
import { hour, minute, month } from "#domain/durations.ts";
import { claimDue } from "#server/outbox/claim-item.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { webhookReceiver } from "#tests/support/webhook-receiver.ts";
import { endpointAt, webhooksIn, webhookWorker } from "#tests/support/webhooks-for-tests.ts";

const made = databaseForTests();

async function waitingEvent() {
	const receiver = await webhookReceiver();
	await endpointAt(made.database, receiver.url());
	const arrival = new Date();
	await store(made.database, submission("a key"), arrival);
	return {
		receiver,
		ahead: new Date(arrival.getTime() + 13 * hour),
		after: new Date(arrival.getTime() + minute),
	};
}

test("a receiver hears of a lead although its first try was put off by a clock that was ahead", async () => {
	const { receiver, ahead, after } = await waitingEvent();
	receiver.react({ status: 500 });
	const { lookAt } = webhookWorker(made.database);
	await lookAt(ahead);
	await lookAt(after);
	expect(await webhooksIn(made.database)).toMatchObject([{ state: "sent", attempts: 2 }]);
});

test("a receiver hears soon of a lead that came by a clock that was ahead", async () => {
	const receiver = await webhookReceiver();
	await endpointAt(made.database, receiver.url());
	const now = new Date();
	await store(made.database, submission("a key"), new Date(now.getTime() + 13 * hour));
	await webhookWorker(made.database).lookAt(now);
	expect(await webhooksIn(made.database)).toMatchObject([{ state: "sent" }]);
});

test("a receiver hears of a lead although a service died that had taken it by a clock that was ahead", async () => {
	const { ahead, after } = await waitingEvent();
	await claimDue(made.database.kysely, "webhook", ahead);
	await webhookWorker(made.database).lookAt(after);
	expect(await webhooksIn(made.database)).toMatchObject([{ state: "sent" }]);
});

test("what another service sends by a clock that is a little ahead is left to it", async () => {
	const { after } = await waitingEvent();
	await claimDue(made.database.kysely, "webhook", new Date(after.getTime() + 4 * minute));
	await webhookWorker(made.database).lookAt(after);
	expect(await webhooksIn(made.database)).toMatchObject([{ state: "sending" }]);
});

test("a receiver hears of a lead after all where a clock was years ahead for a moment", async () => {
	const receiver = await webhookReceiver();
	await endpointAt(made.database, receiver.url());
	const arrival = new Date();
	await store(made.database, submission("a key"), arrival);
	const { lookAt } = webhookWorker(made.database);
	await lookAt(new Date(arrival.getTime() + 100 * month));
	expect(receiver.received).toHaveLength(0);
	await lookAt(new Date(arrival.getTime() + 1000));
	expect(await webhooksIn(made.database)).toMatchObject([{ state: "sent" }]);
});
