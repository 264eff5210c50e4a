import { describe, expect, onTestFinished, test } from "vitest";
import { forms } from "#domain/forms/forms.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { renderMail } from "#site/service-views/mail/render-mail.tsx";
import { formCopy, pageCopy } from "#tests/support/copy.ts";
import { mailCopy } from "#tests/support/mail-copy.ts";
import {
	answer,
	assessment,
	byMail,
	digest,
	everyMail,
	forRecording,
	lead,
	mail,
	nasty,
	registration,
} from "#tests/support/mail-examples.ts";

describe("the team", () => {
	test("reads every answer under its label, and the score that the visitor saw", () => {
		const { subject, text } = mail({ purpose: "team-lead", lead: assessment });
		expect(subject).toContain("Mere Tāmati");
		const flat = text.replace(/\s+/g, " ");
		expect(flat).toContain(formCopy.option("challenges", "inventory"));
		expect(flat).toContain(formCopy.label("assessment", "goals"));
		expect(flat).toMatch(/\d+ of 100/);
	});

	test.each([
		["the first email", { purpose: "team-lead" }],
		["a warning about it", { purpose: "reply-warning-1h", hoursLeft: 1 }],
	] as const)("reads in %s whether the rest of what was written is in the mailbox", (_, about) => {
		expect(mail({ ...about, lead: byMail }).text).toContain(mailCopy.cut);
		expect(mail({ ...about, lead: { ...byMail, isCut: false } }).text).not.toContain(mailCopy.cut);
	});

	test("reads who waits for the link to a session that is under way, already before the mail is opened, unless the link was sent", () => {
		const session = webinarsIn("en").find(({ slug }) => slug === registration.values.webinar);
		const former = session?.format === "live" ? session.joinUrl : undefined;
		// All tests read the same catalogue.
		onTestFinished(() => void Object.assign(session ?? {}, { joinUrl: former }));
		const timesSaid = (hasBegun: boolean, joinUrl?: string) => {
			Object.assign(session ?? {}, { joinUrl });
			const { html } = mail({ purpose: "team-lead", lead: registration, hasBegun });
			return html.split(mailCopy.waits("Mere Tāmati")).length - 1;
		};
		expect(timesSaid(true)).toBe(2);
		expect(timesSaid(false)).toBe(0);
		expect(timesSaid(true, "https://meet.example.com/room")).toBe(0);
	});

	test("reads a lead of any form, filled to the brim, in less than what mailboxes cut off", () => {
		for (const { id, fields } of Object.values(forms)) {
			const filled = Object.fromEntries(
				fields.map((field) => [field.name, "maxLength" in field ? "é & ".repeat(field.maxLength / 4) : "0"]),
			);
			const full = { ...lead, form: id, values: filled };
			expect(Buffer.byteLength(mail({ purpose: "team-lead", lead: full }).html)).toBeLessThan(90_000);
		}
	});

	test.each([
		["a new lead", everyMail["a lead"]],
		["an answer", everyMail["an answer"]],
		["a warning", everyMail["a warning"]],
		["the digest", everyMail["the digest"]],
	])(
		"gets from the mail of %s to the lead at the desk, or reads a command where no address is known",
		(_, content) => {
			if (content === undefined) throw new Error("There is no such mail");
			const atDesk = mail(content, "https://www.example.com");
			for (const each of [atDesk.html, atDesk.text])
				expect(each).toContain(`https://www.example.com/desk/leads/${lead.id}`);
			expect(atDesk.text).not.toContain("npm run");
			const without = mail(content).text;
			expect(without).toContain("npm run leads");
			expect(without).not.toContain("/desk");
		},
	);

	test.each([
		["a place in a session", "register", registration],
		["a recording", "request", forRecording],
	] as const)("reads in the subject that someone asked for %s", (_, asked, sent) => {
		const { subject, text } = mail({ purpose: "team-lead", lead: sent });
		for (const each of [subject, text]) expect(each).toContain(pageCopy.sessionForm(asked));
	});

	test("reads an answer as it was written, and that the mailbox has the rest", () => {
		const { text } = mail({ purpose: "team-answer", lead, answer });
		expect(text).toContain(answer.subject);
		expect(text).toContain(nasty);
		expect(text).toContain("plan.pdf");
	});

	test("reads in an answer's mail and in a warning by when the answer is due, not when the first one was", () => {
		const late = { ...lead, replyDueAt: new Date("2026-11-28T03:00:00Z") };
		for (const content of [
			{ purpose: "team-answer", lead: late, answer },
			{ purpose: "reply-warning-4h", lead: late, hoursLeft: 4 },
		] as const)
			expect(mail(content).text.replaceAll("\u00a0", " ")).toContain("Saturday, 28 November at 4:00 pm");
	});

	test("reads no name in the digest, which outlives the leads in it", () => {
		const { html, text } = mail({ purpose: "digest", digest });
		expect(text).toContain(lead.reference);
		expect(text).toContain("58");
		for (const each of [html, text]) expect(each).not.toMatch(/Mere|Tāmati|example\.co\.nz/);
	});

	test("gets no digest when nothing waits", () => {
		const counts = { openCount: 0, lateCount: 0, suspectedCount: 0, troubledCount: 0 };
		const others = { putOffReplyCount: 0, failedEventCount: 0 };
		const empty = { ...digest, open: [], ...counts, ...others, isMailboxUnread: false };
		expect(renderMail({ purpose: "digest", digest: empty }, null)).toBeNull();
		const unread = renderMail({ purpose: "digest", digest: { ...empty, isMailboxUnread: true } }, null);
		expect(unread?.text.replace(/\s+/g, " ")).toContain(mailCopy.unread);
	});
});
