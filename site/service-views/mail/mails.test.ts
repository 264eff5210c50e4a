import { describe, expect, test } from "vitest";
import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { renderDeskCode, renderMail } from "#site/service-views/mail/render-mail.tsx";
import { formCopy, siteCopy } from "#tests/support/copy.ts";
import { mailCopy } from "#tests/support/mail-copy.ts";
import {
	assessment,
	code,
	confirmation,
	everyMail,
	forPaper,
	lead,
	mail,
	nasty,
	values,
} from "#tests/support/mail-examples.ts";

test.each(["sign-in", "invitation"] as const)(
	"the code of an %s can be typed and followed in both texts",
	(kind) => {
		const { html, text } = renderDeskCode({ ...code, kind }, null);
		for (const written of [html, text]) {
			expect(written).toContain(code.code);
			expect(written).toContain(code.link);
		}
	},
);

/** What a reader sees of the HTML. */
const seen = (html: string) =>
	html
		.replace(/<style>.*?<\/style>/s, "")
		.replace(/<br\/?>/g, "\n")
		.replace(/<[^>]*>/g, " ")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");

describe.each(Object.entries(everyMail))("the mail of %s", (_, content) => {
	test("has every place in its messages filled in", () => {
		const { subject, html, text } = mail(content);
		const typed = /\{name\} \{reference\}/g;
		for (const each of [subject, seen(html).replace(typed, ""), text.replace(typed, "")])
			expect(each).not.toMatch(/\{[a-zA-Z]+\}|undefined|NaN|Invalid Date/);
	});

	test("is small, loads nothing and runs nothing", () => {
		const { html } = mail(content);
		expect(Buffer.byteLength(html)).toBeLessThan(30_000);
		expect(html).not.toMatch(/<(?:img|link|script|iframe|object|video)\b|url\(|@import|@font-face/);
	});

	test("is 600 pixels wide in Outlook too, which alone reads some comments", () => {
		const { html } = mail(content);
		expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2);
		expect(html).not.toContain("<i ");
	});

	test("leads only to the site, at the address that it is served at", () => {
		const { html } = mail(content, "https://staging.example.com");
		const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => new URL(href ?? "").origin);
		expect(new Set(addresses)).toEqual(new Set(["https://staging.example.com"]));
	});

	test("says in plain text whatever it says in HTML", () => {
		const { html, text } = mail(content);
		const words = (all: string) => new Set(all.match(/[\p{L}\p{N}@]{3,}/gu));
		const [body = ""] = html.split(/<\/div>(.*)/s).slice(1);
		const inText = words(text.toLowerCase());
		const missing = [...words(seen(body).toLowerCase())].filter((word) => !inText.has(word));
		const frame = [...words(`${siteCopy.name} ${siteCopy.tagline}`.toLowerCase())];
		expect(missing.filter((word) => !frame.includes(word))).toEqual([]);
	});
});

describe("a visitor", () => {
	test("reads the reference, the promised time at each office, what happens next, and what they wrote as they wrote it", () => {
		const { subject, html, text } = mail({ purpose: "receipt", lead, hasCopy: true, hasPromise: true });
		expect(subject).toContain(lead.reference);
		for (const each of [seen(html), text]) {
			expect(each).toContain(formCopy.whatHappensNow("contact"));
			expect(each.replaceAll("\u00a0", " ")).toContain("Monday, 23 November at 2:00 pm");
			expect(each).toContain(nasty);
		}
		expect(html).not.toContain("<script>");
		for (const { name } of siteCopy.offices) expect(text).toContain(name);
	});

	test("whose browser has proved nothing reads no copy, because someone else may have typed it", () => {
		const { html, text } = mail({ purpose: "receipt", lead, hasCopy: false, hasPromise: true });
		for (const each of [html, text]) {
			expect(each).toContain(lead.reference);
			expect(each).not.toContain("First line");
			expect(each).not.toContain("Tāmati");
		}
	});

	test("finds the report of the assessment again, and reads who can open it and for how long", () => {
		const { text } = mail(
			{ purpose: "receipt", lead: assessment, hasCopy: false, hasPromise: true },
			"https://www.example.com",
		);
		expect(text).toContain("https://www.example.com/assessment/report/unguessable");
		expect(text.replace(/\s+/g, " ")).toContain(mailCopy.reportFor(reportLifetimeInDays));
	});

	test("gets the paper that they asked for as a PDF", () => {
		const { text } = mail(
			{ purpose: "paper-link", lead: forPaper, hasPromise: true },
			"https://www.example.com",
		);
		expect(text).toContain(`https://www.example.com/resources/white-papers/${forPaper.values.paper}.pdf`);
	});

	test("is promised a reminder, or a person's reply to a registration or a paper, only where it is still to come", () => {
		const flat = (content: Parameters<typeof mail>[0]) => mail(content).text.replace(/\s+/g, " ");
		expect(flat(confirmation)).toContain(mailCopy.reminders);
		expect(flat({ ...confirmation, hasReminder: false })).not.toContain(mailCopy.reminders);
		for (const content of [confirmation, { purpose: "paper-link", lead: forPaper }] as const) {
			expect(flat({ ...content, hasPromise: true })).toContain(mailCopy.due);
			expect(flat({ ...content, hasPromise: false })).not.toContain(mailCopy.due);
		}
	});

	test("whose receipt leaves after the promised time, or after the answer, reads nothing of what is still to come", () => {
		const { html, text } = mail({ purpose: "receipt", lead, hasCopy: true, hasPromise: false });
		for (const each of [seen(html), text]) {
			expect(each).toContain(lead.reference);
			expect(each).toContain(nasty);
			expect(each).not.toContain(mailCopy.due);
			expect(each).not.toContain(formCopy.whatHappensNow("contact"));
		}
	});

	test("reads no colon behind a question", () => {
		const { text } = mail({ purpose: "receipt", lead: assessment, hasCopy: true, hasPromise: true });
		expect(text).toContain("?");
		expect(text).not.toContain("?:");
	});

	test("gets no mail about a paper or a session that the site no longer has", () => {
		const gone = { ...lead, values: { ...values, paper: "gone", webinar: "gone" } };
		expect(renderMail({ purpose: "paper-link", lead: gone, hasPromise: true }, null)).toBeNull();
		expect(renderMail({ purpose: "reminder-day", lead: gone }, null)).toBeNull();
	});
});
