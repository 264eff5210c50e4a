import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
	endService,
	postJson,
	postPlain,
	type RunningService,
	startService,
	storedLeads,
	temporaryFolder,
} from "../contract/service/running-service.ts";

let service: RunningService;
/** Another program, here the test's own process, that writes and does not finish. */
let other: DatabaseSync;
beforeAll(async () => {
	service = await startService(temporaryFolder());
	other = new DatabaseSync(service.databaseFile);
});
beforeEach(() => other.exec("begin immediate"));
afterAll(async () => {
	other.close();
	await endService(service);
});

const saying = (message: string) => ({ firstName: "A", lastName: "B", email: "a@example.nz", message });

test("while another program holds the database, a visitor is told to try again and nothing is half kept", async () => {
	const { key } = await (await fetch(`${service.origin}/forms/key`)).json();
	const body = { values: saying("patience"), key };
	const [refused, page] = await Promise.all([
		postJson(service.origin, "/forms/contact", body),
		fetch(`${service.origin}/company`),
	]);
	expect(page.status).toBe(200);
	expect(refused.status).toBe(503);
	expect(refused.headers.get("Retry-After")).not.toBeNull();
	expect(await refused.json()).toEqual({
		code: "unavailable",
		message: expect.stringContaining("hello@southlight.example"),
	});
	other.exec("rollback");
	expect(storedLeads(service.databaseFile)).toEqual([]);
	expect((await postJson(service.origin, "/forms/contact", body)).status).toBe(201);
	expect(storedLeads(service.databaseFile)).toHaveLength(1);
});

test("without JavaScript the form comes back with everything typed", async () => {
	const refused = await postPlain(service.origin, "/forms/contact", saying("typed with care"));
	other.exec("rollback");
	expect(refused.status).toBe(503);
	expect(await refused.text()).toMatch(/unavailable.*typed with care/s);
});

test("a lock that is given up soon is waited for", async () => {
	const sent = postJson(service.origin, "/forms/contact", { values: saying("soon") });
	await fetch(`${service.origin}/forms/key`);
	other.exec("rollback");
	expect((await sent).status).toBe(201);
});

test("what goes wrong is logged without anything that a visitor typed", () => {
	other.exec("rollback");
	expect(service.output()).toContain("DatabaseBusyError");
	expect(service.output()).not.toMatch(/patience|typed with care|example\.nz/);
});
