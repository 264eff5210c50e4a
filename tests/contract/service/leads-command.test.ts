import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { leadsCommand, listedLeads } from "#tests/support/leads-command.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();
const oneKeptApart = /^1 .*npm run leads -- --all/m;

describe("who exports the leads, of which one is suspected,", () => {
	beforeAll(async () => {
		await postJson(service, "/forms/contact", { values: messageSaying("welcome") });
		const website = "http://spam.example";
		await postJson(service, "/forms/contact", { values: messageSaying("odd"), website });
	});

	test("gets all of them as JSON, and no word besides", async () => {
		const { output, messages } = await leadsCommand(service, ["--json"]);
		const leads: { state: string }[] = JSON.parse(output);
		expect(leads.map(({ state }) => state).sort()).toEqual(["new", "spam"]);
		expect(messages).toBe("");
	});

	test("hears next to a table that one is kept apart, and gets it by --all", async () => {
		const { output, messages } = await leadsCommand(service, ["--csv"]);
		expect(output.trimEnd().split("\r\n")).toHaveLength(2);
		expect(messages).toMatch(oneKeptApart);
		const everyone = await leadsCommand(service, ["--csv", "--all"]);
		expect(everyone.output.trimEnd().split("\r\n")).toHaveLength(3);
		expect(everyone.messages).toBe("");
	});

	test("hears so next to the list too", async () => {
		expect((await leadsCommand(service, [])).messages).toMatch(oneKeptApart);
		expect(await listedLeads(service, ["--all"])).toContain("hidden-field");
	});
});

describe("before the first start", () => {
	const nothing = () => ({ databaseUrl: pathToFileURL(join(service.folder, "none", "leads.db")) });

	test.each([
		["JSON has no leads", ["--json"], /^\[\]\n$/],
		["the table has its head alone", ["--csv"], /^\uFEFF"reference",[^\n]*\r\n$/],
		["the list says so in one line", [], /^[^\n]+\n$/],
	])("%s, and a person hears why", async (_, options, output) => {
		const answer = await leadsCommand(nothing(), options);
		expect(answer).toEqual({
			output: expect.stringMatching(output),
			messages: expect.stringMatching(/\S/),
			exitCode: 0,
		});
	});

	test("nothing can be erased", async () => {
		const { exitCode, messages } = await leadsCommand(nothing(), ["erase", "SL-0000-0000"]);
		expect([exitCode, messages]).toEqual([1, expect.stringMatching(/\S/)]);
	});
});
