import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import { type CommandResult, runCommand } from "#tests/support/command.ts";
import { leadsCommand } from "#tests/support/leads-command.ts";
import { mailServer, mailSettings } from "#tests/support/mail-server.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { programFile } from "#tests/support/programs.ts";
import { databaseSettings } from "#tests/support/running-service.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
const nowhere = mailSettings({ url: "smtp://127.0.0.1:9" });

function mail(
	options: readonly string[],
	settings: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
	const where = databaseSettings(service.databaseUrl);
	return runCommand(programFile("mail"), options, { ...where, ...settings });
}

/** The name of a lead's receipt, as if its sending had come to that. */
async function receiptThat(state: OutboxState): Promise<string> {
	const answer = await postJson(service, "/forms/contact", { values: messageSaying(state) });
	const { reference }: { reference: string } = await answer.json();
	const id = `${reference}.receipt`;
	const problem = "550 No such \u001b[31m mailbox";
	await queryDatabase(service.databaseUrl, (database) =>
		database.updateTable("outbox").set({ state, problem }).where("id", "=", id).execute(),
	);
	return id;
}

describe("who sets up the mail", () => {
	test("sends a test to an address and reads the answer of the server", async () => {
		const server = await mailServer();
		const { output, exitCode } = await mail(["test", "me@example.com"], mailSettings(server));
		expect([exitCode, output]).toEqual([0, expect.stringContaining("me@example.com")]);
		expect(server.received.map(({ to }) => to)).toEqual([["me@example.com"]]);
	});

	test.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
		["the server cannot be reached", ["test", "me@example.com"], nowhere, /Not sent.*ECONNREFUSED/],
		["no server is set", ["test", "me@example.com"], {}, /SMTP_URL/],
		["no address is named", ["test"], nowhere, /one address/],
		["it is no address", ["test", "me"], nowhere, /one address/],
		["there is no such command", ["send"], nowhere, /no command send/],
	])("reads one sentence when %s", async (_, options, settings, sentence) => {
		const { exitCode, messages, output } = await mail(options, settings);
		expect([exitCode, output]).toEqual([1, ""]);
		expect(messages).toMatch(sentence);
		expect(messages).not.toMatch(/^ +at /m);
	});

	test("gets the records for the domain, with the public half of the key alone", async () => {
		const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
		const file = join(service.folder, "dkim.pem");
		writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }));
		const { output } = await mail(["dns"], { ...nowhere, DKIM_KEY_FILE: file, DKIM_SELECTOR: "s1" });
		expect(output).toMatch(/s1\._domainkey\.southlight\.example +TXT\n +v=DKIM1; k=rsa; p=[\w+/=]{300,}/);
		expect(output).toMatch(/_dmarc\.southlight\.example/);
		expect(output).not.toContain("PRIVATE");
	});
});

describe("who looks after the mails", () => {
	test("sees those that wait or failed, why, and nothing that steers the terminal", async () => {
		const id = await receiptThat("failed");
		const { output } = await mail(["list"]);
		expect(output).toContain(`${id}  failed`);
		expect(output).toMatch(/550 No such/);
		expect(output).not.toContain("\u001b");
		expect(output).toContain("SMTP_URL");
	});

	test("sees those that were sent only when asked for", async () => {
		const id = await receiptThat("sent");
		expect((await mail(["list"])).output).not.toContain(id);
		expect((await mail(["list", "--all"])).output).toContain(`${id}  sent`);
	});

	test.each(["failed", "undecided"] as const)("has one that is %s tried again", async (state) => {
		const id = await receiptThat(state);
		expect((await mail(["retry", id])).exitCode).toBe(0);
		expect((await mail(["list"])).output).toContain(`${id}  waiting`);
	});

	test("can't have one sent twice that was sent", async () => {
		const id = await receiptThat("sent");
		const { exitCode, messages } = await mail(["retry", id]);
		expect([exitCode, messages]).toEqual([1, expect.stringContaining(id)]);
	});
});

test("who has answered a lead marks it, by a reference in any case, and hears of one that there is not", async () => {
	const answer = await postJson(service, "/forms/contact", { values: messageSaying("to be answered") });
	const { reference }: { reference: string } = await answer.json();
	const wrong = await leadsCommand(service, ["replied", reference, "SL-0000-0000"]);
	expect([wrong.exitCode, wrong.messages]).toEqual([1, expect.stringContaining("SL-0000-0000")]);
	expect(await service.leadsWith("to be answered")).toMatchObject([{ state: "new" }]);
	expect((await leadsCommand(service, ["replied", reference.toLowerCase()])).exitCode).toBe(0);
	expect(await service.leadsWith("to be answered")).toMatchObject([{ state: "replied" }]);
});
