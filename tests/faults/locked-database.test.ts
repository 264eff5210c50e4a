import { connect as connectHttp2 } from "node:http2";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { siteCopy } from "#tests/support/copy.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { serviceForTests, startedService } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();

/** Works while another program, here the test's own process, writes and does not finish. */
function whileLocked<Result>(
	work: () => Promise<Result>,
	{ databaseFile }: RunningService = service,
): Promise<Result> {
	return queryDatabase(databaseFile, async (database) => {
		const writing = await database.startTransaction().execute();
		try {
			return await work();
		} finally {
			await writing.rollback().execute();
		}
	});
}

test("while another program holds the database, a visitor is told to try again and nothing is half kept", async () => {
	const body = { values: messageSaying("patience"), key: await newFormKey(service) };
	await whileLocked(async () => {
		const [refused, page] = await Promise.all([
			postJson(service, "/forms/contact", body),
			fetch(`${service.origin}/company`),
		]);
		expect(page.status).toBe(200);
		expect(refused.status).toBe(503);
		expect(refused.headers.get("Retry-After")).not.toBeNull();
		expect(await refused.json()).toEqual({
			code: "unavailable",
			message: expect.stringContaining(siteCopy.email),
		});
	});
	expect(await service.leadsWith("patience")).toEqual([]);
	expect((await postJson(service, "/forms/contact", body)).status).toBe(201);
	expect(await service.leadsWith("patience")).toHaveLength(1);
});

test("without JavaScript the form comes back with everything typed", async () => {
	const values = messageSaying("typed with care");
	const refused = await whileLocked(() => postPlain(service, "/forms/contact", values));
	expect(refused.status).toBe(503);
	const page = await refused.text();
	expect(page).toContain(siteCopy.email);
	expect(readFormAgain(page, "contact").values["message"]).toEqual(["typed with care"]);
});

test("without JavaScript it comes back with everything typed too when it took nearly all of its time to arrive by HTTP/2", async () => {
	const byTls = await startedService({ isByTls: true });
	const client = connectHttp2(byTls.origin, { rejectUnauthorized: false });
	const form = new URLSearchParams(messageSaying("on a slow line")).toString();
	const contentType = { "content-type": "application/x-www-form-urlencoded" };
	const page = await whileLocked(async () => {
		const sending = client.request({ ":path": "/forms/contact", ":method": "POST", ...contentType });
		sending.write(form.slice(0, 20));
		await wait(8200);
		sending.end(form.slice(20));
		return text(sending);
	}, byTls);
	client.close();
	expect(readFormAgain(page, "contact").values["message"]).toEqual(["on a slow line"]);
	expect(await byTls.leads()).toEqual([]);
});

test("a lock that is given up soon is waited for", async () => {
	const sent = await whileLocked(async () => {
		const answer = postJson(service, "/forms/contact", { values: messageSaying("soon") });
		// Once this has come, the service has seen the message and waits.
		await newFormKey(service);
		return { answer };
	});
	expect((await sent.answer).status).toBe(201);
});

test("what goes wrong is logged without anything that a visitor typed", async () => {
	const values = messageSaying("between ourselves");
	await whileLocked(() => postJson(service, "/forms/contact", { values }));
	await expect.poll(() => service.output).toContain("DatabaseBusyError");
	for (const typed of Object.values(values).filter(Boolean)) expect(service.output).not.toContain(typed);
});
