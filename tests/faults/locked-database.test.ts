import { expect, test } from "vitest";
import { siteCopy } from "#tests/support/copy.ts";
import { readFormAgain } from "#tests/support/form-again.ts";
import { messageSaying, newFormKey, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();

/** Works while another program, here the test's own process, writes and does not finish. */
function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
	return queryDatabase(service.databaseFile, async (database) => {
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
