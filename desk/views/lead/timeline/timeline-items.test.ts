import { expect, test } from "vitest";
import { timelineItems } from "#desk/views/lead/timeline/timeline-items.ts";
import type { LeadMail, TimelineEntry } from "#domain/desk/timeline.ts";
import { leadSummary } from "#tests/support/lead-summary.ts";

const minute = (count: number) => `2026-01-28T10:${String(count).padStart(2, "0")}:00Z`;
const entry = (number: number, what: TimelineEntry["what"], lead = "a"): TimelineEntry => ({
	...{ number, lead, at: minute(number), person: "ana", what },
});
const mail = (id: string, purpose: string, at: number): LeadMail => ({
	...{
		id,
		purpose,
		to: "mere@example.co.nz",
		subject: "",
		state: "sent",
		at: minute(at),
		nextTryAt: minute(at),
		person: null,
	},
	...{ canTakeBackUntil: null, outboxItem: id, problem: null },
});
const assessment = { takenOn: "2026-01-28", modelVersion: 2 };
const received = { kind: "received", state: "new" } as const;

test("forms, mails and replies are in the order in which they happened, each once", () => {
	const items = timelineItems({
		...{ lead: leadSummary("a", "contact"), values: { message: "Hello" }, assessment: null, merged: [] },
		timeline: [entry(1, received), entry(3, { kind: "reply", mail: "m2", text: "Kia ora" })],
		mails: [mail("m1", "receipt", 2), mail("m2", "reply", 3)],
	});
	expect(items).toMatchObject([
		{ kind: "form", values: { message: "Hello" } },
		{ kind: "mail", mail: { id: "m1" } },
		{ kind: "reply", text: "Kia ora", mail: { id: "m2" } },
	]);
});

test("a merged lead shows the form that it came by, and the report that its person saw", () => {
	const items = timelineItems({
		...{ lead: leadSummary("a", "contact"), values: {}, assessment: null, mails: [] },
		merged: [{ ...leadSummary("b", "assessment"), values: { goals: "Less paper" }, assessment }],
		timeline: [entry(1, received), entry(2, received, "b")],
	});
	expect(items).toMatchObject([
		{ kind: "form", form: "contact", assessment: null },
		{ kind: "form", form: "assessment", values: { goals: "Less paper" }, assessment },
	]);
});

test("taking a lead is one line, and what becomes of it another, also that it is open again", () => {
	const items = timelineItems({
		...{ lead: leadSummary("a", "contact"), values: {}, assessment: null, merged: [], mails: [] },
		timeline: [
			entry(1, { kind: "assigned", from: null, to: "ana" }),
			entry(2, { kind: "state", from: "new", to: "claimed" }),
			entry(3, { kind: "state", from: "claimed", to: "won" }),
			entry(4, { kind: "state", from: "won", to: "claimed" }),
		],
	});
	expect(items.map((item) => item.kind === "event" && item.entry.what)).toMatchObject([
		{ kind: "assigned" },
		{ kind: "state", to: "won" },
		{ kind: "state", to: "claimed" },
	]);
});
