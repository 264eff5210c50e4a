import { Readable } from "node:stream";
import { text as asText } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/leads/lead.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import { clockIn } from "#server/command/local-time.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";
import { leadAsText } from "#server/leads/leads-as-text.ts";
import type { ListedLead } from "#server/leads/list-leads.ts";

const lead: ListedLead = {
	id: "1",
	reference: "SL-7K4M-2Q9X",
	form: "contact",
	state: "new",
	receivedAt: new Date("2026-01-01T00:00:00Z"),
	dueAt: new Date("2026-01-02T00:00:00Z"),
	replyDueAt: new Date("2026-01-02T00:00:00Z"),
	lastContactAt: new Date("2026-01-01T00:00:00Z"),
	page: "/contact",
	timeZone: null,
	values: { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz", message: "First\nSecond" },
	spamSignals: [],
	assessment: null,
	partOf: null,
};
const stageNames = { trialling: "Trying it out" };
/** The table of some leads, of which each is in a page of its own. */
async function tableOf(leads: readonly ListedLead[]): Promise<string> {
	const read = async function* () {
		for (const one of leads) yield [one];
	};
	return asText(Readable.from(leadsAsCsv(read, stageNames)));
}
const withValues = (values: Lead["values"]): ListedLead => ({ ...lead, values });

test("who lists the leads reads by when an answer that came since is to be answered, and is not told late before", () => {
	const now = new Date("2026-01-03T00:00:00Z");
	const settings = { now, clock: (time: Date) => time.toISOString(), stageNames };
	const open = { ...lead, replyDueAt: new Date("2026-01-05T00:00:00Z") };
	expect(leadAsText(open, settings)).toMatch(/reply by 2026-01-05T00:00:00.000Z {2}new/);
	expect(leadAsText(lead, settings)).toContain("reply by 2026-01-02T00:00:00.000Z (late)");
	expect(leadAsText({ ...lead, replyDueAt: null }, settings)).not.toContain("(late)");
});

test("who lists a lead that came by email reads of no form", () => {
	const settings = { now: lead.receivedAt, clock: (time: Date) => time.toISOString(), stageNames };
	expect(leadAsText({ ...lead, form: "mail", page: null }, settings)).not.toContain("form");
	expect(leadAsText(lead, settings)).toContain("form on /contact");
});

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

describe("who lists the leads in a terminal", () => {
	const clock = clockIn("Pacific/Auckland");
	const text = (now: string, change: Partial<ListedLead> = {}) =>
		leadAsText({ ...lead, ...change }, { now: new Date(now), clock, stageNames });

	test("sees who wrote, when, by when to reply, and the first line", () => {
		expect(text("2026-01-01T01:00:00Z")).toBe(
			[
				"SL-7K4M-2Q9X  1 Jan 2026, 1:00 pm NZDT  reply by 2 Jan 2026, 1:00 pm NZDT  new",
				"  Mere Tāmati <mere@example.co.nz>, by the contact form on /contact",
				"  First",
			].join("\n"),
		);
	});

	test("sees no empty lines within a lead", () => {
		const bare = { page: null, values: { name: "Arjun Nair", email: "a@example.in" } };
		expect(text("2026-01-01T01:00:00Z", bare)).toBe(
			[
				"SL-7K4M-2Q9X  1 Jan 2026, 1:00 pm NZDT  reply by 2 Jan 2026, 1:00 pm NZDT  new",
				"  Arjun Nair <a@example.in>, by the contact form",
			].join("\n"),
		);
	});

	test("sees the beginning of a long line", () => {
		const message = (length: number) =>
			text("2026-01-01T01:00:00Z", { values: { message: "x".repeat(length) } }).split("\n")[2];
		expect(message(100)).toBe(`  ${"x".repeat(100)}`);
		expect(message(101)).toBe(`  ${"x".repeat(99)}…`);
	});

	test("sees the goals where there is no message", () => {
		expect(text("2026-01-01T01:00:00Z", { values: { goals: "Sleep at night" } })).toContain("Sleep at night");
	});

	test("sees what is due soon and what is late, until it has been answered", () => {
		expect(text("2026-01-01T21:00:00Z")).toContain("(soon)");
		expect(text("2026-01-03T00:00:00Z")).toContain("(late)");
		expect(text("2026-01-03T00:00:00Z", { state: "replied" })).not.toContain("(late)");
	});

	test("sees which lead another is part of, and of what is owed to no one no time", () => {
		const later = "2026-01-03T00:00:00Z";
		const [part = ""] = text(later, { partOf: "SL-9AAA-1BBB", replyDueAt: null }).split("\n");
		expect(part).toMatch(/part of SL-9AAA-1BBB$/);
		expect(text(later, { state: "replied", replyDueAt: null })).not.toContain("reply by");
	});

	test("sees the score and the stage of an assessment that the visitor saw", () => {
		const values = { ...lead.values, experience: "some", challenges: [], interests: [] };
		const taken = { takenOn: calendarDate("2026-01-01"), modelVersion: currentModelVersion };
		const listed = (change: Partial<Lead>) =>
			text("2026-01-01T01:00:00Z", { values, ...change }).split("\n")[2];
		expect(listed({ assessment: taken })).toBe(
			"  AI readiness 49 of 100 (8 to 95): Trying it out, provisional",
		);
		// Another version of the model would have said something else.
		expect(listed({ assessment: { ...taken, modelVersion: 0 } })).toBe("  First");
	});

	test("sees why a lead is suspected", () => {
		expect(text("2026-01-01T01:00:00Z", { spamSignals: ["too-fast", "bad-key"] })).toContain(
			"suspected: too-fast, bad-key",
		);
	});

	test("has a terminal that no visitor steers", () => {
		const values = { name: "\u001b[2JEve\u202e", email: "e@example.nz", message: "\u0007bell" };
		expect(text("2026-01-01T01:00:00Z", { values })).not.toMatch(/[^\P{C}\n]/u);
		expect(text("2026-01-01T01:00:00Z", { values })).toMatch(/\[2JEve <[\s\S]*\n {2}bell$/);
	});
});
