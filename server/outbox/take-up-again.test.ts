import { expect, test } from "vitest";
import { month } from "#domain/durations.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { webhookReceiver } from "#tests/support/webhook-receiver.ts";
import { endpointAt, webhooksIn, webhookWorker } from "#tests/support/webhooks-for-tests.ts";

const made = databaseForTests();

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
