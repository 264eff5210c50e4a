import { describe, expect, test } from "vitest";
import { type InboxFacts, inboxPlace } from "#domain/leads/inbox-place.ts";

const lead = (change: Partial<InboxFacts> = {}): InboxFacts => ({
	...{ state: "new", snoozed: null, mergedInto: null },
	...{ replyDueAt: "2026-01-02T00:00:00.000Z", lastActivityAt: "2026-01-01T00:00:00.000Z" },
	...change,
});
const inOrder = (leads: readonly InboxFacts[]) =>
	leads.toSorted((one, other) => (inboxPlace(one).sortKey < inboxPlace(other).sortKey ? -1 : 1));

test.each<[Partial<InboxFacts>, string]>([
	[{}, "open"],
	[{ state: "claimed" }, "open"],
	[{ state: "replied", replyDueAt: null }, "open"],
	[{ state: "waiting", replyDueAt: null }, "open"],
	[{ state: "won" }, "closed"],
	[{ state: "lost" }, "closed"],
	[{ state: "spam" }, "spam"],
	[{ snoozed: "until-reply" }, "snoozed"],
	[{ snoozed: "2026-02-01T00:00:00.000Z" }, "snoozed"],
	[{ snoozed: "until-reply", state: "won" }, "closed"],
	[{ mergedInto: "another", state: "spam" }, "merged"],
])("a lead with %j is listed as %s", (change, inbox) => {
	expect(inboxPlace(lead(change)).inbox).toBe(inbox);
});

describe("among open leads", () => {
	test("the one that is due first comes first, and those that owe no reply come last, the longest quiet one first", () => {
		const late = lead({ replyDueAt: "2025-12-31T00:00:00.000Z" });
		const due = lead();
		const quiet = lead({ state: "replied", replyDueAt: null, lastActivityAt: "2025-06-01T00:00:00.000Z" });
		const recent = lead({ state: "replied", replyDueAt: null });
		expect(inOrder([recent, due, quiet, late])).toEqual([late, due, quiet, recent]);
	});
});

test("closed leads are sorted by when something last happened to them, and by nothing else", () => {
	const won = lead({ state: "won", snoozed: "2026-03-01T00:00:00.000Z" });
	const lost = lead({ state: "lost", lastActivityAt: "2026-02-01T00:00:00.000Z" });
	expect(inOrder([lost, won])).toEqual([won, lost]);
});

test("among snoozed leads the one that comes back next comes first, and those that wait for a reply last", () => {
	const soon = lead({ snoozed: "2026-02-01T00:00:00.000Z" });
	const later = lead({ snoozed: "2026-03-01T00:00:00.000Z" });
	const waiting = lead({ snoozed: "until-reply" });
	const quiet = lead({ snoozed: "until-reply", lastActivityAt: "2025-06-01T00:00:00.000Z" });
	expect(inOrder([waiting, quiet, later, soon])).toEqual([soon, later, quiet, waiting]);
});
