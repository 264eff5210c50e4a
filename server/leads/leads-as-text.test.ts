import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/leads/lead.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import { clockIn } from "#server/command/local-time.ts";
import { leadAsText } from "#server/leads/leads-as-text.ts";
import type { ListedLead } from "#server/leads/list-leads.ts";
import { listedLead as lead, stageNames } from "#tests/support/listed-lead.ts";

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
