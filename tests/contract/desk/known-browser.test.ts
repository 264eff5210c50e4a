import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { signInRoutes } from "#domain/desk/sign-in.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskVisitor, deskCommand, printedCode, signInAtDesk } from "#tests/support/desk-visitor.ts";
import { MailServerForTests, mailSettings } from "#tests/support/mail-server.ts";
import { RunningService } from "#tests/support/running-service.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const server = new MailServerForTests();
let service: RunningService;
beforeAll(async () => {
	await server.start();
	service = new RunningService({ settings: { ...mailSettings(server), TRUST_PROXY: "127.0.0.1" } });
	await service.start();
});
afterAll(async () => {
	await service.remove();
	await server.stop();
});

const changeAttempts = (change: (database: Kysely<Tables>) => { execute(): Promise<unknown> }) =>
	queryDatabase(service.databaseUrl, (database) => change(database).execute());
// Each test begins with networks and accounts that have tried nothing.
afterEach(() => changeAttempts((attempts) => attempts.deleteFrom("desk_attempts")));

const addressOf = (name: string) => `${name.toLowerCase()}@southlight.example`;

/** A browser that comes from a network. */
function browserIn(network: string): DeskVisitor {
	const visitor = new DeskVisitor(service);
	visitor.headers = { ...visitor.headers, "X-Forwarded-For": network };
	return visitor;
}

/** A browser in which a person has signed in and out. */
async function ownBrowserOf(name: string): Promise<DeskVisitor> {
	const visitor = browserIn("198.51.100.1");
	await signInAtDesk(visitor, service, name);
	await visitor.get(signInRoutes.signOut);
	return visitor;
}

const askForCode = async (visitor: DeskVisitor, name: string) =>
	(await visitor.ask(signInRoutes.sendCode, { email: addressOf(name) })).status;

/** Strangers in several networks ask for codes of a person until they get none. */
async function strangersAskFor(name: string): Promise<void> {
	for (let stranger = 1; ; stranger++)
		for (let time = 0; time < 5; time++)
			if ((await askForCode(browserIn(`203.0.113.${stranger}`), name)) === 429) return;
}

/** The code that was mailed to a person last, once so many have come. */
async function mailedCode(name: string, count: number): Promise<string> {
	for (let all = count; ; all++) {
		const mails = (await server.mails(all)).filter(({ to }) => to?.[0]?.address === addressOf(name));
		if (mails.length >= count) return printedCode(mails.at(-1)?.text ?? "");
	}
}

describe("while strangers ask for codes of a person from many networks", () => {
	test("the person gets one in a browser in which they have signed in before, and is signed in by it", async () => {
		const own = await ownBrowserOf("Mere");
		await strangersAskFor("Mere");
		await mailedCode("Mere", 20);
		expect(await askForCode(browserIn("198.51.100.2"), "Mere")).toBe(429);
		expect(await askForCode(own, "Mere")).toBe(200);
		const code = await mailedCode("Mere", 21);
		const { status } = await own.ask(signInRoutes.useCode, { email: addressOf("Mere"), code });
		expect(status).toBe(200);
	});

	test("and try codes from as many as the account has tries for, the person types theirs in such a browser", async () => {
		const own = await ownBrowserOf("Ana");
		const tryCode = async (visitor: DeskVisitor, code: string) =>
			(await visitor.ask(signInRoutes.useCode, { email: addressOf("Ana"), code })).status;
		await tryCode(browserIn("203.0.113.1"), "00000-00000");
		// As two hundred networks would, with five tries each.
		await changeAttempts((attempts) => attempts.updateTable("desk_attempts").set({ attempts: 1000 }));
		own.headers = browserIn("198.51.100.3").headers;
		const code = printedCode((await deskCommand(service, "reset", addressOf("Ana"))).output);
		expect(await tryCode(browserIn("198.51.100.2"), code)).toBe(429);
		expect(await tryCode(own, code)).toBe(200);
	});

	test("the code that was mailed to such a browser stays good", async () => {
		const own = await ownBrowserOf("Tama");
		await askForCode(own, "Tama");
		const code = await mailedCode("Tama", 1);
		await strangersAskFor("Tama");
		await mailedCode("Tama", 20);
		const { status } = await own.ask(signInRoutes.useCode, { email: addressOf("Tama"), code });
		expect(status).toBe(200);
	});

	test("a browser in which another person has signed in gets none, nor does one with a forged cookie", async () => {
		const own = await ownBrowserOf("Ravi");
		const others = await ownBrowserOf("Hemi");
		await strangersAskFor("Ravi");
		expect(await askForCode(others, "Ravi")).toBe(429);
		const forged = browserIn("198.51.100.3");
		const altered = (value: string) => value.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
		for (const [name, value] of own.cookies) forged.cookies.set(name, altered(value));
		expect(await askForCode(forged, "Ravi")).toBe(429);
	});

	test("such a browser gets no more than others do from one network", async () => {
		const own = await ownBrowserOf("Hine");
		const statuses = [];
		for (let time = 0; time < 6; time++) statuses.push(await askForCode(own, "Hine"));
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	});
});
