import { expect, test } from "vitest";
import * as z from "zod/mini";
import { leftOutOf, maxTextLength, subjectFor, withSaved } from "#desk/views/lead/reply/reply-text.ts";
import { replyRoutes, withSignature } from "#domain/desk/replies.ts";
import type { LeadMail, TimelineEntry } from "#domain/desk/timeline.ts";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import { leadSummary } from "#tests/support/lead-summary.ts";

test.each(["", "Ana", "x".repeat(2000)])("the longest text is sent with its signature", (signature) => {
	const written = { key: "k", seen: 1, to: "mere@example.co.nz", subject: "Hello" };
	const isTaken = (length: number) =>
		z.safeParse(replyRoutes.send.input, { ...written, text: withSignature("y".repeat(length), signature) })
			.success;
	const longest = maxTextLength(signature);
	expect([isTaken(longest), isTaken(longest + 1)]).toEqual([true, false]);
});

test("a saved reply is added where there is room for it and the signature, and not cut where there is none", () => {
	expect([withSaved(" \n", "Thanks", "Ana"), withSaved("Kia ora\n", "Thanks", "Ana")]).toEqual([
		...["Thanks", "Kia ora\n\nThanks"],
	]);
	const [saved, signature] = ["s".repeat(10_000), "x".repeat(2000)];
	const room = maxTextLength(signature) - saved.length - "\n\n".length;
	expect(withSaved("y".repeat(room), saved, signature)).toHaveLength(maxTextLength(signature));
	expect(withSaved("y".repeat(room + 1), saved, signature)).toBeNull();
});

test("a reply to a person who wrote an email has the subject of that, as any answer does", () => {
	const lead = { ...leadSummary("a", "mail"), reference: "SL-1" };
	const subjectOf = (subject: string) => subjectFor({ lead, values: { subject }, timeline: [], mails: [] });
	expect(subjectOf("Two shops")).toMatch(/^re: two shops$/i);
	expect(subjectOf("Re: Two shops")).toBe("Re: Two shops");
	expect(subjectOf("")).toContain("SL-1");
});

test("a reply has the subject of the last email, whether it came or went, and never that of a notice of absence", () => {
	const lead = leadSummary("a", "contact");
	const answer = (day: number, subject: string, isAutomatic = false): TimelineEntry => ({
		...{ number: day, lead: "a", at: `2026-01-0${day}T10:00:00Z`, person: null },
		what: {
			...{ kind: "answer", from: "mere@example.co.nz", subject, text: "" },
			...{ isAutomatic, attachments: [], isCut: false },
		},
	});
	const reply = (day: number, subject: string, state: OutboxState = "sent"): LeadMail => ({
		...{ id: subject, purpose: "reply", to: "mere@example.co.nz", subject, state, problem: null },
		...{ at: `2026-01-0${day}T10:00:00Z`, nextTryAt: `2026-01-0${day}T10:00:00Z`, person: "ana" },
		...{ canTakeBackUntil: null, outboxItem: subject },
	});
	const subjectOf = (timeline: TimelineEntry[], mails: LeadMail[]) =>
		subjectFor({ lead, values: {}, timeline, mails });
	const answers = [answer(1, "Re: One"), answer(3, "Re: Three")];
	expect(subjectOf(answers, [reply(2, "Two")])).toBe("Re: Three");
	expect(subjectOf(answers, [reply(2, "Two"), reply(4, "Four")])).toMatch(/^re: four$/i);
	expect(subjectOf(answers, [reply(4, "Four", "cancelled")])).toBe("Re: Three");
	const away = answer(5, "Automatic reply: Three", true);
	expect(subjectOf([...answers, away], [])).toBe("Re: Three");
});

test("a reply leaves out those whom the person's last email went to as well, and none of an earlier one", () => {
	const email = "mere@example.co.nz";
	const lead = { ...leadSummary("a", "mail"), email };
	const values = { copied: "ravi@example.co.nz\nMERE@example.co.nz" };
	const answer = (day: number, copied: string[], isAutomatic = false): TimelineEntry => ({
		...{ number: day, lead: "a", at: `2026-02-0${day}T10:00:00Z`, person: null },
		what: {
			...{ kind: "answer", from: email, subject: "", text: "", copied },
			...{ isAutomatic, attachments: [], isCut: false },
		},
	});
	const leftOut = (...timeline: TimelineEntry[]) => leftOutOf({ lead, values, timeline, merged: [] });
	expect(leftOut()).toEqual(["ravi@example.co.nz"]);
	expect(leftOut(answer(1, ["hana@example.co.nz"]))).toEqual(["hana@example.co.nz"]);
	expect(leftOut(answer(1, ["hana@example.co.nz"]), answer(2, []))).toEqual([]);
	expect(leftOut(answer(1, ["hana@example.co.nz"]), answer(2, [], true))).toEqual(["hana@example.co.nz"]);
});
