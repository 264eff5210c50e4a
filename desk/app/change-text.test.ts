import { describe, expect, test } from "vitest";
import { doneText, undoneText } from "#desk/app/change-text.ts";
import { copy } from "#desk/app/copy.ts";
import type { LeadSummary } from "#domain/desk/inbox.ts";

const lead = (id: string): LeadSummary => ({
	...{
		id,
		reference: "SL-1",
		form: "contact",
		page: null,
		state: "claimed",
		name: "Mere",
		email: "m@example.com",
	},
	...{ company: "", excerpt: "", industry: null, stage: null, office: null, assignee: "hana", dueAt: null },
	...{ receivedAt: "2026-03-03T10:00:00Z", snoozed: null, spamSignals: [], lastEvent: 1, isSample: false },
});
const nameOf = () => "Hana";
const nothing = { change: null, leads: [], passedOver: [] };

describe("what a notice says after a change", () => {
	test("names who has the lead now", () => {
		const outcome = { change: "c", leads: [lead("a")], passedOver: [] };
		expect(doneText({ kind: "claim" }, outcome, nameOf)).toContain("Hana");
	});

	test("counts the leads that were passed over, and says why", () => {
		const passedOver = [{ lead: "b", reason: "claimed" as const }];
		const text = doneText({ kind: "claim" }, { change: "c", leads: [lead("a")], passedOver }, nameOf);
		expect(text).toContain(copy.inbox.done.reasons.claimed);
	});

	test("owns up when nothing has changed", () => {
		expect(doneText({ kind: "state", to: "won" }, nothing, nameOf)).toBe(copy.inbox.done.nothing);
		expect(undoneText(nothing)).toBe(copy.inbox.done.nothing);
	});
});
