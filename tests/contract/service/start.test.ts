import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "#tests/support/command.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { programFile } from "#tests/support/programs.ts";
import { databaseSettings, RunningService } from "#tests/support/running-service.ts";
import { description } from "#tests/support/site-description.ts";
import { makeCertificate } from "#tools/bench/certificate.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

test.each([
	["the address of a server that is not there", "postgres://mere:hush-hush@127.0.0.1:1/leads"],
	["another kind of address", "mysql://mere:hush-hush@127.0.0.1/leads"],
])("who sets %s is told so without the password, and no lead is stored elsewhere", async (_, address) => {
	const service = new RunningService({ settings: { DATABASE_URL: address } });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(
		/exit code 1(?![\s\S]*hush)[\s\S]*DATABASE_URL(?![\s\S]*\n +at )/,
	);
});

test.each([
	["an address that is no machine's", { HOST: "999.1.1.1" }, "HOST"],
	["an address of another machine", { HOST: "192.0.2.1" }, "HOST"],
	[
		"an address of another machine for the figures",
		{ METRICS_PORT: "0", METRICS_HOST: "192.0.2.1" },
		"METRICS_HOST",
	],
	[
		"a certificate that is none",
		{ TLS_CERT_FILE: "package.json", TLS_KEY_FILE: "package.json" },
		"TLS_CERT_FILE",
	],
	["a folder without the pages", { DIST_FOLDER: "/nope" }, "DIST_FOLDER"],
	["a folder without the build", { BUILD_FOLDER: "/nope" }, "BUILD_FOLDER"],
])("who sets %s is told which setting is wrong, in one sentence", async (_, settings, name) => {
	const service = new RunningService({ settings });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(
		new RegExp(`exit code 1(?![\\s\\S]*\\n +at )[\\s\\S]*\\b${name}\\b`),
	);
});

test("a machine that does not know its time zone runs the service, and lists its leads", async () => {
	const settings = { TZ: "Etc/Unknown" };
	const service = new RunningService({ settings });
	onTestFinished(() => service.remove());
	await service.start();
	await postJson(service, "/forms/contact", { values: messageSaying("From a small machine") });
	const where = { ...databaseSettings(service.databaseUrl), ...settings };
	const { exitCode, output } = await runCommand(programFile("leads"), [], where);
	expect([exitCode, output]).toEqual([0, expect.stringContaining("From a small machine")]);
});

test.each([
	["with a passphrase", { cipher: "aes-256-cbc", passphrase: "x" }],
	["of another certificate", {}],
])("who sets a TLS key %s is told how one has to be", async (_, protection) => {
	const folder = mkdtempSync(join(tmpdir(), "southlight-tls-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const settings = { ...(await makeCertificate(folder)), TLS_KEY_FILE: join(folder, "other.pem") };
	const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	writeFileSync(settings.TLS_KEY_FILE, privateKey.export({ format: "pem", type: "pkcs8", ...protection }));
	const service = new RunningService({ settings });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(/TLS_KEY_FILE[^\n]*together[^\n]*passphrase/);
});

test.each([
	["TLS_CERT_FILE", { TLS_CERT_FILE: "/no-such.pem", TLS_KEY_FILE: "/no-such.pem" }],
	[
		"DKIM_KEY_FILE",
		{
			SMTP_URL: "smtp://127.0.0.1:1",
			MAIL_FROM: "hello@example.com",
			MAIL_TEAM: "team@example.com",
			DKIM_KEY_FILE: "/no-such.pem",
			DKIM_SELECTOR: "southlight1",
		},
	],
])("a start that finds no %s changes no database", async (name, settings) => {
	const service = new RunningService({ settings });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(name);
	expect(existsSync(service.databaseFile)).toBe(false);
});

test.each(["PORT", "METRICS_PORT"])(
	"who sets a %s that is taken reads which port, and which setting",
	async (name) => {
		const taken = createServer().listen(0, "127.0.0.1");
		onTestFinished(() => void taken.close());
		await once(taken, "listening");
		const { port } = Object(taken.address());
		const service = new RunningService({ settings: { [name]: `${port}` } });
		onTestFinished(() => service.remove());
		await expect(service.start()).rejects.toThrow(new RegExp(`The port ${port} [^\\n]*\\W${name}=\\d+`));
	},
);

/** A mail server that says nothing, with the leases of the mailbox in a service's database. */
async function silentMailbox() {
	const mailbox = createServer().listen(0, "127.0.0.1");
	onTestFinished(() => void mailbox.close());
	await once(mailbox, "listening");
	const { port } = Object(mailbox.address());
	const leases = (service: RunningService) =>
		queryDatabase(service.databaseUrl, (database) =>
			database.selectFrom("mailboxes").select("lease").execute(),
		);
	return { port, leases };
}

test("a start that fails at its port leaves the mailbox to the next one, and nothing of the database open", async () => {
	const { port, leases } = await silentMailbox();
	const settings = { PORT: `${port}`, IMAP_URL: `imap://post:right@127.0.0.1:${port}` };
	const service = new RunningService({ settings });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(/exit code 1[\s\S]*\bPORT=/);
	expect(existsSync(`${service.databaseFile}-wal`)).toBe(false);
	expect(await leases(service)).toEqual([{ lease: null }]);
});

test("a service that is told to stop while it starts leaves the mailbox to the next one, and ends in order", async () => {
	const { port, leases } = await silentMailbox();
	const settings = { IMAP_URL: `imap://post:right@127.0.0.1:${port}`, METRICS_PORT: "0" };
	const service = new RunningService({ settings });
	onTestFinished(() => service.remove());
	const started = service.start().catch(() => null);
	// The figures have a port before the pages do.
	await expect.poll(() => service.output, { interval: 5 }).toContain('"event":"metrics"');
	expect(await service.stop()).toBe(0);
	await started;
	expect(service.output).not.toContain("Error");
	expect(await leases(service)).toEqual([{ lease: null }]);
});

test("who sets a database in a folder that the system does not make is told so", async () => {
	const service = new RunningService({ settings: { DATABASE_FILE: "/proc/southlight/leads.db" } });
	onTestFinished(() => service.remove());
	await expect(service.start()).rejects.toThrow(/\/proc\/southlight\/leads\.db: [^\n]+\n$/);
});

test("who starts it under another address than the pages are built for is told so, others are not", async () => {
	const outputUnder = async (siteOrigin: string) => {
		const service = new RunningService({ settings: { SITE_ORIGIN: siteOrigin } });
		onTestFinished(() => service.remove());
		await service.start();
		return service.output;
	};
	const { origin } = new URL(description.url);
	expect(await outputUnder("http://www.example.com")).toMatch(
		/^(?=[\s\S]*content\/site\.yaml)[\s\S]*SITE_ORIGIN=https:\/\/www\.example\.com/,
	);
	expect(await outputUnder(origin)).not.toMatch(/content\/site\.yaml|SITE_ORIGIN/);
});

test("the program that starts it learns its address from one line, and a person sees it too", async () => {
	const service = new RunningService();
	onTestFinished(() => service.remove());
	await service.start();
	const lines = service.output.split("\n");
	const event = JSON.stringify({ event: "listening", origin: service.origin });
	expect(lines.filter((line) => line === event)).toHaveLength(1);
	expect(lines.some((line) => line !== event && line.includes(service.origin))).toBe(true);
});
