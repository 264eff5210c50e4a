import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runCommand } from "#tests/support/command.ts";
import { mailSettings } from "#tests/support/mail-server.ts";
import { programFile } from "#tests/support/programs.ts";

const folder = mkdtempSync(join(tmpdir(), "southlight-commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [leads, mail] = [programFile("leads"), programFile("mail")];
const [desk, webhooks] = [programFile("desk"), programFile("webhooks")];
const commands = { leads, mail, desk, webhooks, claims: "tools/claims/list-claims.ts" };

describe.each(Object.entries(commands))("who gives npm run %s", (program, file) => {
	const settings = { DATABASE_FILE: join(folder, "leads.db") };
	const run = (...words: string[]) => runCommand(file, words, settings);

	test("and reads none of what it prints gets no error for that", async () => {
		const { exitCode, messages } = await runCommand(file, ["help"], settings, { reads: "nothing" });
		expect([exitCode, messages]).toEqual([0, ""]);
	});

	test.each(["help", "--help", "-h"])("-- %s reads what there is", async (word) => {
		const { exitCode, output, messages } = await run(word);
		expect([exitCode, messages]).toEqual([0, ""]);
		expect(output).toContain(`npm run ${program} -- `);
	});

	test.each([
		["an option that there is not", "--foo"],
		["a command that there is not", "dance"],
	])("%s is told so in one sentence, and where to read more", async (_, word) => {
		const { exitCode, output, messages } = await run(word);
		expect([exitCode, output]).toEqual([1, ""]);
		expect(messages).toMatch(/^There is no [^\n]+\n$/);
		expect(messages).toContain(word);
		expect(messages).toContain(`npm run ${program} -- help`);
	});
});

test("who asks for the leads in two formats at once is told to choose", async () => {
	const { exitCode, output, messages } = await runCommand(leads, ["--csv", "--json"], {});
	expect([exitCode, output]).toEqual([1, ""]);
	expect(messages).toMatch(/^[^\n]*--csv[^\n]*--json[^\n]*\n$/);
});

test.each([
	["desk", desk, ["demo", "remove"]],
	["desk", desk, ["list", "all"]],
	["desk", desk, ["invite", "Mere", "mere@example.com", "owner"]],
	["desk", desk, ["reset", "mere@example.com", "now"]],
	["webhooks", webhooks, ["schema", "surplus"]],
	["webhooks", webhooks, ["list", "surplus"]],
	["mail", mail, ["dns", "surplus"]],
	["mail", mail, ["list", "all"]],
])("who gives %s a word too many is told so, and nothing is done", async (program, file, words) => {
	const settings = {
		DATABASE_FILE: join(folder, "surplus.db"),
		...mailSettings({ url: "smtp://127.0.0.1" }),
	};
	const { exitCode, output, messages } = await runCommand(file, words, settings);
	expect([exitCode, output]).toEqual([1, ""]);
	expect(messages).toMatch(/^[^\n]+\n$/);
	expect(messages).toContain(words.at(-1));
	expect(messages).toContain(`npm run ${program} -- help`);
	expect(existsSync(settings.DATABASE_FILE)).toBe(false);
});

test("who leaves out what an option says is told which option", async () => {
	const { exitCode, messages } = await runCommand(desk, ["invite", "--office"], {});
	expect([exitCode, messages]).toEqual([1, expect.stringMatching(/^The option --office [^\n]+\n$/)]);
});

test.each([
	["http", 1],
	["https", 0],
])("who invites to a site by %s is told %i times to set an address by HTTPS", async (scheme, times) => {
	const site = { SITE_ORIGIN: `${scheme}://www.example.com`, DATABASE_FILE: join(folder, `${scheme}.db`) };
	const { output } = await runCommand(desk, ["invite", "Mere", "mere@example.com"], site);
	expect(output).toContain(`${scheme}://www.example.com/desk`);
	expect(output.match(/SITE_ORIGIN=https:/g) ?? []).toHaveLength(times);
});

test.each([
	["mail", mail],
	["webhooks", webhooks],
])("who has %s tried again by a name that there is not reads the name", async (_, file) => {
	const settings = { DATABASE_FILE: join(folder, "retried.db") };
	await runCommand(desk, ["demo"], settings);
	const none = await runCommand(file, ["retry"], settings);
	expect([none.exitCode, none.messages]).toEqual([1, expect.stringContaining("-- list")]);
	const unknown = await runCommand(file, ["retry", "SL-0000-0000.receipt"], settings);
	expect([unknown.exitCode, unknown.messages]).toEqual([1, expect.stringContaining("SL-0000-0000.receipt")]);
	// There is no other one that it could speak of.
	expect(unknown.messages).not.toMatch(/again/);
	// An event never bounces.
	expect(unknown.messages.includes("bounced")).toBe(file === mail);
});

test.each([
	[leads, "erase", "SL-7K4M-2Q9X"],
	[leads, "person", "mere@example.com"],
	[mail, "retry", "SL-7K4M-2Q9X.receipt"],
	[desk, "list"],
	[desk, "reset", "mere@example.com"],
	[desk, "demo", "--remove"],
	[webhooks, "list"],
	[webhooks, "off", "wh_1a2b3c4d"],
	[webhooks, "retry", "SL-0000-0000.lead.received"],
])(
	"who gives %s %s at a wrong place is told the place, and no database is made there",
	async (file, ...words) => {
		const place = join(folder, "wrong", "leads.db");
		const { exitCode, messages } = await runCommand(file, words, { DATABASE_FILE: place });
		expect([exitCode, messages]).toEqual([1, expect.stringContaining(`There is no database ${place}.`)]);
		expect(existsSync(place)).toBe(false);
	},
);

test.each([leads, mail])(
	"who gives %s list at a wrong place reads the place where it looked",
	async (file) => {
		const place = join(folder, "wrong", "leads.db");
		const { exitCode, output, messages } = await runCommand(file, ["list"], { DATABASE_FILE: place });
		expect([exitCode, output + messages]).toEqual([0, expect.stringContaining(place)]);
	},
);
