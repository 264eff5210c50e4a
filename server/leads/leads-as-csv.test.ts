import { Readable } from "node:stream";
import { text as asText } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/leads/lead.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";
import type { ListedLead } from "#server/leads/list-leads.ts";
import { listedLead as lead, stageNames } from "#tests/support/listed-lead.ts";

/** The table of some leads, of which each is in a page of its own. */
async function tableOf(leads: readonly ListedLead[]): Promise<string> {
	const read = async function* () {
		for (const one of leads) yield [one];
	};
	return asText(Readable.from(leadsAsCsv(read, stageNames)));
}
const withValues = (values: Lead["values"]): ListedLead => ({ ...lead, values });

describe("who opens the export in a spreadsheet", () => {
	const csv = async (values: Lead["values"]) =>
		(await tableOf([withValues(values)])).split("\r\n").slice(1, -1).join("\r\n");

	test.each(["=1+1", "+64 21", "-2", "@SUM(A1)", "\t=1", " =1", "\r=1", "＝1"])(
		"finds %j as text, not as a formula",
		async (typed) => {
			expect(await csv({ message: typed })).toContain(`,"'${typed}"`);
		},
	);

	test.each(["1 + 1", "a=b", "mere@example.co.nz"])("finds %j as it was typed", async (typed) => {
		expect(await csv({ message: typed })).toContain(`,"${typed}"`);
	});

	test("finds by when an answer that came since is to be answered", async () => {
		const table = await tableOf([{ ...lead, replyDueAt: new Date("2026-01-05T00:00:00Z") }]);
		expect(table).toContain('"2026-01-01T00:00:00.000Z","2026-01-05T00:00:00.000Z"');
	});

	test("finds no time where no reply is owed", async () => {
		const table = await tableOf([{ ...lead, state: "replied", replyDueAt: null }]);
		expect(table).toContain('"2026-01-01T00:00:00.000Z","","replied"');
	});

	test("finds each lead that came meanwhile whole or not at all", async () => {
		let reads = 0;
		const mail = { ...withValues({ subject: "A quote" }), receivedAt: new Date(0) };
		const read = async function* () {
			yield ++reads === 1 ? [lead] : [lead, mail, withValues({ message: "Third" })];
		};
		const rows = (await asText(Readable.from(leadsAsCsv(read, stageNames)))).split("\r\n").slice(1, -1);
		expect(rows.map((row) => row.split(",").at(-1))).toEqual(['"First\nSecond"', '"Third"']);
	});

	test("finds when a lead arrived, when it is due, where it comes from, by which clock its sender lives, why it is suspected and of which it is part", async () => {
		const table = await tableOf([
			{ ...lead, timeZone: "Asia/Kolkata", spamSignals: ["bad-key", "no-proof"], values: {} },
			{ ...lead, page: null, partOf: "SL-9AAA-1BBB", values: {} },
		]);
		const times = '"2026-01-01T00:00:00.000Z","2026-01-02T00:00:00.000Z"';
		expect(table.split("\r\n").slice(1, 3)).toEqual([
			`"SL-7K4M-2Q9X",${times},"new","contact","/contact","Asia/Kolkata","","","bad-key; no-proof","",""`,
			`"SL-7K4M-2Q9X",${times},"new","contact","","","","","","SL-9AAA-1BBB",""`,
		]);
	});

	test("finds the score and the stage of an assessment", async () => {
		const values = { experience: "some", challenges: [], interests: [] };
		const assessment = { takenOn: calendarDate("2026-01-01"), modelVersion: currentModelVersion };
		expect(await tableOf([{ ...lead, values, assessment }])).toContain(
			'"/contact","","49","Trying it out",""',
		);
	});

	test("finds quotes, commas and lines within their cell", async () => {
		expect(await csv({ message: 'a "quoted", word\nand a line' })).toContain(
			',"a ""quoted"", word\nand a line"',
		);
	});

	test("finds the fields of every form, each in its own column", async () => {
		const table = await tableOf([
			withValues({ name: "A" }),
			withValues({ phone: "1", interests: ["x", "y"] }),
		]);
		expect(table).toContain('"score","stage","spam signals","part of","name","phone","interests"');
		expect(table).toContain('"","","","1","x; y"');
	});

	test("finds each sender's name in one column, whether the form asks for it whole or in two", async () => {
		const values = { firstName: "Mere", lastName: "Tāmati" };
		const table = await tableOf([withValues(values), withValues({ name: "Arjun Nair" })]);
		expect(table.split("\r\n").map((row) => row.split(",").slice(-4).join())).toEqual([
			'"part of","name","firstName","lastName"',
			'"","Mere Tāmati","Mere","Tāmati"',
			'"","Arjun Nair","",""',
			"",
		]);
	});

	test("finds names in every script, because the file says that it is UTF-8", async () => {
		expect((await tableOf([lead])).startsWith("\uFEFF")).toBe(true);
	});
});
