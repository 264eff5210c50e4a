import { describe, expect, test } from "vitest";
import { auditRoutes } from "#domain/desk/audit.ts";
import { inboxPage, inboxRoutes } from "#domain/desk/inbox.ts";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { listedLeads } from "#tests/support/leads-command.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";

const service = serviceForTests();
const { ana, ben } = staffForTests(service, "ana", "ben");

describe("the export of a list", () => {
	const exported = async (asked: object) => (await ana.get(inboxRoutes.exportCsv, asked)).csv;

	test("has all leads that the list shows and no other, with nothing that a spreadsheet would run", async () => {
		const formula = '=HYPERLINK("https://example.com")';
		for (let index = 0; index <= inboxPage; index++) await leadSaying(service, `Feijoa ${index}`);
		const id = await leadSaying(service, "Feijoa, but closed", { company: formula });
		await ana.get(changeRoutes.make, { leads: [id], change: { kind: "state", to: "lost" } });
		const open = await exported({ view: "open", search: "feijoa" });
		expect(new Set(open.match(/"Feijoa \d+"/g)).size).toBe(inboxPage + 1);
		expect(open).not.toContain("Feijoa, but closed");
		const closed = await exported({ view: "closed", search: "feijoa" });
		expect(closed.split("\r\n")).toHaveLength(3);
		expect(closed).toContain(`"'=HYPERLINK(""https://example.com"")"`);
	});

	test("has the columns and cells of the command line", async () => {
		await leadSaying(service, "Once at the desk, once at the terminal");
		const lines = (text: string) => text.split("\r\n").toSorted();
		const command = await listedLeads(service, ["--csv", "--all"]);
		expect(lines(await exported({ view: "all" }))).toEqual(lines(command));
	});

	test("of an empty list has the heading line alone", async () => {
		expect(await exported({ view: "open", search: "quince" })).toMatch(/^\uFEFF"reference",[^\n]*\r\n$/);
	});

	test("is in the audit log by its view, without the words that were looked for", async () => {
		await exported({ view: "snoozed", search: "mere@example.co.nz" });
		const { entries } = await ana.get(auditRoutes.list, { action: "leads-exported" });
		expect(entries[0]).toMatchObject({ person: expect.any(String), subject: null, detail: "snoozed" });
	});

	test("is not for staff who are no owners", async () => {
		expect((await ben.ask(inboxRoutes.exportCsv, { view: "open" })).body).toEqual({ code: "owners-only" });
	});
});
