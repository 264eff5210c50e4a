import { expect, test } from "vitest";
import { copy, say } from "#desk/app/copy.ts";
import { eventText } from "#desk/views/lead/timeline/event-text.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";

const { causes, timeline } = copy.lead;
const words = timeline.events;
const merged = { kind: "merged", reference: "SL-9AAA-1BBB", lead: "b", before: {} } as const;
const unmerged = { kind: "unmerged", reference: "SL-9AAA-1BBB", lead: "b" } as const;
const [opened, closed] = [
	{ kind: "state", from: "replied", to: "new" },
	{ kind: "state", from: "new", to: "replied" },
] as const;

/** What Ana did to a lead at so many minutes past ten. */
const at = (minute: number, what: TimelineEntry["what"]): TimelineEntry => ({
	...{ number: 1, lead: "a", at: `2026-01-28T10:${minute}:00Z`, person: "Ana", what },
});
/** The sentences of a timeline. */
function told(...entries: readonly TimelineEntry[]): string[] {
	const numbered = entries.map((entry, index) => ({ ...entry, number: index + 1 }));
	return numbered.map((entry) => eventText(entry, numbered, "contact", String));
}
const stateSet = (who: string, to: "new" | "replied") => say(words.state, { who, to: copy.inbox.states[to] });

test("what a merge and a separation change is said of them, and what their person did of the person", () => {
	const { reference } = merged;
	expect(told(at(10, merged), at(10, opened), at(20, unmerged), at(20, closed))).toEqual([
		say(words.merged, { who: "Ana", reference }),
		stateSet(causes.merged, "new"),
		say(words.unmerged, { who: "Ana", reference }),
		stateSet(causes.unmerged, "replied"),
	]);
});

test("who sets a state after a merge has done so", () => {
	expect(told(at(10, merged), at(11, opened)).at(-1)).toBe(stateSet("Ana", "new"));
});

test("what is merged into another lead at that moment changes nothing of whose change it was", () => {
	expect(told({ ...at(10, merged), lead: "c" }, at(10, opened)).at(-1)).toBe(stateSet("Ana", "new"));
});

test("a snooze that a merge has ended was ended by no person", () => {
	const woken = { kind: "snoozed", from: "until-reply", to: null } as const;
	expect(told(at(10, merged), at(10, woken)).at(-1)).toBe(say(words.snoozeEnded, { who: causes.merged }));
});

test("a merge that makes a reply due earlier says so, and that it set no state", () => {
	const sooner = { kind: "state", from: "new", to: "new" } as const;
	expect(told(at(10, merged), at(10, sooner)).at(-1)).toBe(say(words.due, { who: causes.merged }));
});
