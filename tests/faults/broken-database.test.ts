import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import {
	endService,
	postJson,
	postPlain,
	type RunningService,
	startService,
	temporaryFolder,
} from "../contract/service/running-service.ts";

let service: RunningService;
beforeAll(async () => {
	service = await startService(temporaryFolder());
	const database = await openDatabase(pathToFileURL(service.databaseFile));
	await database.kysely.schema.dropTable("submissions").execute();
	await database.close();
});
afterAll(() => endService(service));

const saying = (message: string) => ({ firstName: "A", lastName: "B", email: "a@example.nz", message });

test("a fault of the service is called one, and nobody is told to wait for it to pass", async () => {
	const answer = await postJson(service.origin, "/forms/contact", { values: saying("unlucky") });
	expect(answer.status).toBe(500);
	expect(answer.headers.get("Retry-After")).toBeNull();
	expect(await answer.json()).toMatchObject({ code: "unexpected" });
});

test("without JavaScript a fault gives back everything that was typed", async () => {
	const answer = await postPlain(service.origin, "/forms/contact", saying("typed with care"));
	expect(answer.status).toBe(500);
	expect(await answer.text()).toMatch(/unexpected.*typed with care/s);
});

test("a fault is logged without anything that a visitor typed", async () => {
	await postJson(service.origin, "/forms/contact", { values: saying("secret words") });
	expect(service.output()).toContain('"route":"POST /forms/:form"');
	expect(service.output()).not.toMatch(/secret words|example\.nz/);
});
