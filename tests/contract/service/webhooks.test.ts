import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type CommandResult, runCommand } from "#tests/support/command.ts";
import { leadsCommand } from "#tests/support/leads-command.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { programFile } from "#tests/support/programs.ts";
import { databaseSettings } from "#tests/support/running-service.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { type WebhookReceiver, webhookReceiver } from "#tests/support/webhook-receiver.ts";
import { toThisMachine } from "#tests/support/webhooks-for-tests.ts";
import { makeCertificate } from "#tools/bench/certificate.ts";

const folder = mkdtempSync(join(tmpdir(), "southlight-webhooks-"));
afterAll(() => rmSync(folder, { recursive: true }));
const { TLS_CERT_FILE: certificate = "", TLS_KEY_FILE: key = "" } = await makeCertificate(folder);
const settings = { ...toThisMachine, NODE_EXTRA_CA_CERTS: certificate };
const service = serviceForTests({ settings });

const receiverByHttps = () =>
	webhookReceiver({ cert: readFileSync(certificate, "utf8"), key: readFileSync(key, "utf8") });

function webhooks(operands: readonly string[], change: Record<string, string> = {}): Promise<CommandResult> {
	const where = databaseSettings(service.databaseUrl);
	return runCommand(programFile("webhooks"), operands, { ...where, ...settings, ...change });
}

async function added(receiver: WebhookReceiver): Promise<{ id: string; secret: string }> {
	const { output, messages } = await webhooks(["add", receiver.url().href]);
	const [id = "", secret = ""] = output.split("\n");
	expect([id, secret, messages]).toEqual([
		expect.stringMatching(/^wh_/),
		expect.stringMatching(/^whsec_/),
		"",
	]);
	return { id, secret };
}

test("who adds an endpoint by HTTPS tries it, and then it hears of each lead, until it is switched off", async () => {
	const receiver = await receiverByHttps();
	const { id, secret } = await added(receiver);
	expect((await webhooks(["test", id])).output).toContain("204");
	const answer = await postJson(service, "/forms/contact", { values: messageSaying("By webhook?") });
	const { reference }: { reference: string } = await answer.json();
	const told = { type: "lead.received", data: { reference, values: { message: "By webhook?" } } };
	expect(await receiver.events(2, secret)).toMatchObject([{ type: "test" }, told]);
	await leadsCommand(service, ["erase", reference]);
	const erased = { type: "lead.erased", data: { reference } };
	expect((await receiver.events(3, secret)).at(-1)).toMatchObject(erased);
	await webhooks(["off", id]);
	expect((await webhooks(["list"])).output).toContain(`${id}  off`);
	expect((await webhooks(["test", id])).messages).toContain("switched off");
	expect(receiver.received).toHaveLength(3);
});

test("a certificate that no authority vouches for is not trusted, and the person reads why", async () => {
	const receiver = await receiverByHttps();
	const { id } = await added(receiver);
	const { messages, exitCode } = await webhooks(["test", id], { NODE_EXTRA_CA_CERTS: "" });
	expect([exitCode, messages]).toEqual([1, expect.stringMatching(/certificate/i)]);
	expect(receiver.received).toEqual([]);
	await webhooks(["remove", id]);
});

describe("who looks after endpoints", () => {
	test("reads which files of the site must name another company that gets leads, and how to wait until they do", async () => {
		const receiver = await receiverByHttps();
		const { output } = await webhooks(["add", receiver.url().href]);
		const [id = ""] = output.split("\n");
		const named = [...output.matchAll(/\b[\w/-]+\.(?:md|yaml)\b/g)].map(([file]) => file);
		expect(named).toEqual(
			expect.arrayContaining(["content/policies/privacy.md", "content/pages/trust.yaml", "docs/webhooks.md"]),
		);
		expect(named.filter((file) => !existsSync(file))).toEqual([]);
		expect(output).toContain(`off ${id}`);
		await webhooks(["remove", id]);
	});

	test("gets a new secret by which the receiver can check from then on", async () => {
		const receiver = await receiverByHttps();
		const { id, secret } = await added(receiver);
		const [fresh = ""] = (await webhooks(["rotate", id])).output.split("\n");
		await webhooks(["test", id]);
		for (const each of [secret, fresh]) expect(await receiver.events(1, each)).toHaveLength(1);
		expect(fresh).not.toBe(secret);
		await webhooks(["remove", id]);
		expect((await webhooks(["list"])).output).not.toContain(id);
	});

	test("sees its address without what can be a key of the receiver's", async () => {
		const receiver = await receiverByHttps();
		const address = `${receiver.url().href}?token=`;
		const [id = ""] = (await webhooks(["add", `${address}hush-hush`])).output.split("\n");
		const shown = [await webhooks(["list"]), await webhooks(["test", id]), await webhooks(["off", id])];
		shown.push(await webhooks(["test", id]));
		expect(shown[0]?.output).toContain(`${receiver.url().href}?`);
		for (const { output, messages } of shown) expect(output + messages).not.toContain("hush-hush");
		await webhooks(["remove", id]);
	});

	test("sees whether it hears of all events or of chosen ones", async () => {
		const receiver = await receiverByHttps();
		const { id } = await added(receiver);
		const [chosen = ""] = (
			await webhooks(["add", `${receiver.url().href}?2`, "--topics", "lead.erased"])
		).output.split("\n");
		const { output } = await webhooks(["list"]);
		const linesOf = (endpoint: string) => output.slice(output.indexOf(endpoint)).split("\n").slice(0, 2);
		expect(linesOf(id).join()).not.toContain("lead.");
		expect(linesOf(chosen)[1]?.trim()).toBe("lead.erased");
		for (const endpoint of [id, chosen]) await webhooks(["remove", endpoint]);
	});

	test("reads at once that a name leads to an address where nothing is sent", async () => {
		const { exitCode, messages, output } = await webhooks(["add", "https://localhost/"], {
			WEBHOOK_PRIVATE_NETWORKS: "10.0.0.0/8",
		});
		expect([exitCode, output]).toEqual([1, ""]);
		expect(messages).toMatch(/localhost leads to .* not public/);
	});

	test("reads which name has no address, and how to remove an endpoint whose name is misspelt", async () => {
		const { exitCode, output } = await webhooks(["add", "https://crm.invalid/hook"]);
		const [id = ""] = output.split("\n");
		expect(exitCode).toBe(0);
		expect(output).toMatch(new RegExp(`crm\\.invalid.* webhooks -- remove ${id}\\n`));
		await webhooks(["remove", id]);
	});

	test.each<[string, readonly string[], RegExp]>([
		["the address is a private one", ["add", "https://10.0.0.1/"], /10\.0\.0\.1.*not public/],
		["a topic is unknown", ["add", "https://hook.example/", "--topics", "lead.lost"], /lead\.received/],
		["the endpoint is unknown", ["test", "wh_none"], /webhooks -- list/],
		["there is no such command", ["send"], /no command send/],
	])("reads one sentence when %s", async (_, operands, sentence) => {
		const { exitCode, messages, output } = await webhooks(operands);
		expect([exitCode, output]).toEqual([1, ""]);
		expect(messages).toMatch(sentence);
		expect(messages).not.toMatch(/^ +at /m);
	});

	test("can give a receiver's author the schema that the documentation has", async () => {
		const documented = readFileSync("docs/webhooks.schema.json", "utf8");
		expect(JSON.parse((await webhooks(["schema"])).output)).toEqual(JSON.parse(documented));
	});
});
