import { describe, expect, test } from "vitest";
import { copy } from "#desk/app/copy.ts";
import { doneText, undoneText } from "#desk/leads/change-text.ts";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import { leadSummary } from "#tests/support/lead-summary.ts";

const lead = (id: string): LeadSummary => ({
	...leadSummary(id, "contact"),
	...{ reference: "SL-1", state: "claimed", name: "Mere", assignee: "hana" },
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

	test("does not pass over an email that had gone before a change was undone", () => {
		const outcome = { change: "c", leads: [lead("a")], passedOver: [] };
		const texts = [undoneText(outcome), undoneText({ ...outcome, mailed: 1 })];
		expect(texts[1]).toContain(texts[0]);
		expect(texts[1]).not.toBe(texts[0]);
	});

	test("owns up when nothing has changed", () => {
		expect(doneText({ kind: "state", to: "won" }, nothing, nameOf)).toBe(copy.inbox.done.nothing);
		expect(undoneText(nothing)).toBe(copy.inbox.done.nothing);
	});
});
