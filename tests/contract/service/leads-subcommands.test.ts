import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { PersonData } from "#domain/desk/person-data.ts";
import { leadsCommand, listedLeads } from "#tests/support/leads-command.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { backdateLead } from "#tests/support/stored-leads.ts";

const service = serviceForTests();

describe("who asks for something that there is not", () => {
	test.each([
		["an option", ["--foo"], "--foo"],
		["a command", ["remove"], "remove"],
		["an option of another command", ["backup", "--csv", "x"], "backup"],
		["a backup without its file", ["backup"], "backup data/"],
		["a backup to a folder that is not there", ["backup", "/no-such/copy.db"], "folder /no-such"],
		["a backup that is not there", ["restore", "no-such.db"], "no-such.db"],
		["a person without an address", ["person", "Mere"], "Mere"],
		["a move to what is no server", ["move", "leads.db"], "postgres://"],
	])("is told so in one sentence: %s", async (_, options, named) => {
		const { exitCode, output, messages } = await leadsCommand(service, options);
		expect([exitCode, output]).toEqual([1, ""]);
		expect(messages).toMatch(/^[^\n]+\n$/);
		expect(messages).toContain(named);
	});
});

test.each(["package.json", "tests"])(
	"who restores %s, which is no backup, reads so, and no database is begun",
	async (file) => {
		const database = join(service.folder, "begun.db");
		const { exitCode, messages } = await leadsCommand({ databaseUrl: pathToFileURL(database) }, [
			"restore",
			file,
		]);
		expect([exitCode, messages]).toEqual([1, expect.stringMatching(`^${resolve(file)} [^\n]+\n$`)]);
		expect(existsSync(database)).toBe(false);
	},
);

test("who moves the leads of a running service is told to stop it first", async ({ skip }) => {
	if (service.databaseUrl.protocol !== "file:") skip("Only a file can tell who has it open");
	const { exitCode, messages } = await leadsCommand(service, ["move", "postgres://localhost/other"]);
	expect([exitCode, messages]).toEqual([1, expect.stringMatching(/^Another program [^\n]+\n$/)]);
});

test("who reads only the beginning of a long list gets no error for the rest", async () => {
	await Promise.all(
		Array.from({ length: 60 }, (_, index) =>
			postJson(service, "/forms/contact", { values: messageSaying(`${index} ${"long ".repeat(900)}`) }),
		),
	);
	const { exitCode, messages } = await leadsCommand(service, ["--json"], { reads: "the beginning" });
	expect([exitCode, messages]).toEqual([0, ""]);
});

test("a person gets all that is stored of them, and nothing of anyone else", async () => {
	const values = { ...messageSaying("by Aroha"), email: "Aroha@example.co.nz" };
	await postJson(service, "/forms/contact", { values });
	await postJson(service, "/forms/contact", { values: { ...values, message: "odd" }, website: "spam" });
	await postJson(service, "/forms/contact", { values: messageSaying("by another") });
	const messagesOf = async (email: string) => {
		const found: PersonData = JSON.parse(await listedLeads(service, ["person", email]));
		return found.leads.map((lead) => lead.values["message"]).sort();
	};
	expect(await messagesOf("aroha@example.co.nz")).toEqual(["by Aroha", "odd"]);
	expect(await messagesOf("nobody@example.co.nz")).toEqual([]);
});

test("who gives an address under which nothing is stored reads so next to the empty list", async () => {
	const { output, messages } = await leadsCommand(service, ["person", "nobody@example.co.nz"]);
	expect(JSON.parse(output)).toMatchObject({ leads: [] });
	expect(messages).toContain("nobody@example.co.nz");
});

test("a lead with contact since is stored for longer, and the command says until when", async () => {
	const message = "still a customer";
	await postJson(service, "/forms/contact", { values: messageSaying(message) });
	const [lead] = await service.leadsWith(message);
	if (lead === undefined) throw new Error("There is no such lead");
	await backdateLead(service.databaseUrl, lead, 725);
	expect(await listedLeads(service, ["--due"])).toContain(lead.reference);
	expect(await listedLeads(service, ["contact", lead.reference.toLowerCase()])).toContain(lead.reference);
	expect(await listedLeads(service, ["--due"])).not.toContain(lead.reference);
});

test("who backs up to where no file can be made reads why, in words", async () => {
	const { exitCode, messages } = await leadsCommand(service, ["backup", "/sys/copy.db"]);
	expect([exitCode, messages]).toEqual([1, expect.stringMatching(/^[^\n]*\/sys[^\n]*\n$/)]);
	expect(messages).not.toMatch(/EACCES|EROFS|EPERM/);
});

test("a backup made while the service runs holds its leads, and is not replaced by the next one", async () => {
	await postJson(service, "/forms/contact", { values: messageSaying("safe in the copy") });
	const file = join(service.folder, "copy.db");
	expect((await leadsCommand(service, ["backup", file])).exitCode).toBe(0);
	expect(await listedLeads({ databaseUrl: pathToFileURL(file) }, ["--json"])).toContain("safe in the copy");
	const again = await leadsCommand(service, ["backup", file]);
	expect([again.exitCode, again.messages]).toEqual([1, expect.stringContaining("already")]);
});
