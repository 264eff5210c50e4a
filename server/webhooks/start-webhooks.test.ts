import { expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { startWebhooks } from "#server/webhooks/start-webhooks.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";
import { endpointAt, toThisMachine, webhooksIn, webhookWorker } from "#tests/support/webhooks-for-tests.ts";

const made = databaseForTests();

test("an event that was stored while its endpoint was removed does not count as failed for good", async () => {
	const { database } = made;
	const nowhere = (path: string) => endpointAt(database, new URL(`http://192.0.2.1/${path}`));
	const [removed, kept] = [await nowhere("removed"), await nowhere("kept")];
	await store(database, submission("Hello"), new Date());
	await database.kysely.deleteFrom("webhook_endpoints").where("id", "=", removed.id).execute();
	await webhookWorker(database).lookAt(new Date(Date.now() + 1000));
	const recipients = async () => (await webhooksIn(database)).map(({ recipient }) => recipient).sort();
	expect(await recipients()).toEqual([removed.id, kept.id].sort());
	const worker = startWebhooks(readSettings(toThisMachine), database);
	try {
		await expect.poll(recipients).toEqual([kept.id]);
	} finally {
		await worker.stop();
	}
});
