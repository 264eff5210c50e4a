import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { submissionReceipt } from "#domain/leads/contract.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { createDatabase, newPostgresUrl } from "#tests/support/new-database.ts";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import { type PostgresServer, startPostgres } from "#tests/support/postgres-server.ts";
import { RunningService } from "#tests/support/running-service.ts";

let server: PostgresServer;
beforeAll(async () => {
	server = await startPostgres();
});
afterAll(() => server.remove());

async function serviceOnServer(): Promise<RunningService> {
	const databaseUrl = newPostgresUrl(server.url);
	await createDatabase(databaseUrl);
	const service = new RunningService({ databaseUrl });
	onTestFinished(() => service.remove());
	return service.start();
}

test("while the database server is down the pages are served and every form is given back, and after it all goes on", async () => {
	const service = await serviceOnServer();
	const before = await postJson(service, "/forms/contact", { values: messageSaying("before") });
	const { reference } = submissionReceipt.parse(await before.json());
	const begun = { values: messageSaying("sent again"), key: await newFormKey(service) };

	await server.stop();
	expect((await fetch(`${service.origin}/company`)).status).toBe(200);
	const refused = await postJson(service, "/forms/contact", begun);
	expect(refused.status).toBe(503);
	expect(await refused.json()).toMatchObject({ code: "unavailable" });
	const again = await postPlain(service, "/forms/contact", messageSaying("typed with care"));
	expect(again.status).toBe(503);
	expect(readFormAgain(await again.text(), "contact").values["message"]).toEqual(["typed with care"]);
	expect(service.isRunning).toBe(true);

	await server.start();
	expect((await postJson(service, "/forms/contact", begun)).status).toBe(201);
	const found = await service.leads();
	expect(found.map(({ values }) => values["message"])).toEqual(["before", "sent again"]);
	expect(found[0]?.reference).toBe(reference);
});

test("a server that restarts under load loses no lead that was acknowledged and stores none twice", async () => {
	const service = await serviceOnServer();
	const acknowledged: string[] = [];
	let isOver = false;
	const crowd = Array.from({ length: 8 }, async (_, person) => {
		for (let sent = 0; !isOver; sent++) {
			const body = { values: messageSaying(`${person} ${sent}`), key: await newFormKey(service) };
			// A visitor tries again until the message is acknowledged.
			for (let status = 503; status === 503; ) {
				const answer = await postJson(service, "/forms/contact", body);
				status = answer.status;
				if (answer.ok) acknowledged.push(submissionReceipt.parse(await answer.json()).reference);
			}
		}
	});
	await server.stop();
	await server.start();
	const already = acknowledged.length;
	await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(already + 50);
	isOver = true;
	await Promise.all(crowd);
	const leads = await service.leads();
	expect(leads.map(({ reference }) => reference).sort()).toEqual(acknowledged.sort());
	expect(new Set(leads.map(({ values }) => values["message"])).size).toBe(leads.length);
});
