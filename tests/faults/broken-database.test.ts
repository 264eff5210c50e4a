import { beforeAll, expect, test } from "vitest";
import { readFormAgain } from "#tests/support/form-again.ts";
import { messageSaying, postJson, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
beforeAll(() =>
	queryDatabase(service.databaseUrl, async ({ schema }) => {
		await schema.dropTable("submissions").execute();
		await schema.alterTable("leads").renameTo("leads_elsewhere").execute();
	}),
);
const askForReceipt = (token: string) => fetch(`${service.origin}/forms/received/${token}`);

test("a fault of the service is called one, and no one is told to wait for it to pass", async () => {
	const answer = await postJson(service, "/forms/contact", { values: messageSaying("unlucky") });
	expect(answer.status).toBe(500);
	expect(answer.headers.get("Retry-After")).toBeNull();
	expect(await answer.json()).toMatchObject({ code: "unexpected" });
});

test("without JavaScript a fault gives back everything that was typed", async () => {
	const answer = await postPlain(service, "/forms/contact", messageSaying("typed with care"));
	expect(answer.status).toBe(500);
	expect(readFormAgain(await answer.text(), "contact").values["message"]).toEqual(["typed with care"]);
});

test("a fault is logged without anything that a visitor typed", async () => {
	await postJson(service, "/forms/contact", { values: messageSaying("secret message") });
	await expect.poll(() => service.output).toContain('"route":"POST /forms/:form"');
	expect(service.output).not.toMatch(/secret message|mere@example/);
});

test("a page that can't be made shows nothing of the code", async () => {
	const answer = await askForReceipt("x".repeat(22));
	expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringMatching(/\.[jt]s:\d/)]);
});

test("what can't be the address of a receipt is not looked for", async () => {
	expect((await askForReceipt("x".repeat(23))).status).toBe(404);
});
