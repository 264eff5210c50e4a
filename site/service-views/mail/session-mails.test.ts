import { describe, expect, onTestFinished, test } from "vitest";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";
import { mailCopy } from "#tests/support/mail-copy.ts";
import { confirmation, forRecording, mail, registration } from "#tests/support/mail-examples.ts";

const sessionMails = [
	{ ...confirmation, part: "confirmation" },
	{ purpose: "reminder-day", part: "day", lead: registration },
	{ purpose: "reminder-hour", part: "hour", lead: registration },
] as const;

describe("a visitor of a session", () => {
	test("who asks for the recording of a past session reads that, and nothing of a list or a link to join", () => {
		const { subject, text } = mail({
			purpose: "receipt",
			lead: forRecording,
			hasCopy: false,
			hasPromise: true,
		});
		const flat = text.replace(/\s+/g, " ");
		expect(subject).toContain(pageCopy.thanksForSession("request"));
		expect(flat).toContain(pageCopy.afterSessionForm("request"));
		expect(flat).not.toContain(pageCopy.afterSessionForm("register"));
	});

	test("can put the session into a calendar, once: each file has the same id", () => {
		const { calendar } = mail(confirmation);
		expect(calendar).toContain("METHOD:PUBLISH");
		expect(calendar).toMatch(new RegExp(`^UID:${registration.values.webinar}@`, "m"));
		expect(calendar).toMatch(/^SEQUENCE:\d+/m);
		expect(mail({ purpose: "reminder-day", lead: registration }).calendar).toBeNull();
	});

	test.each(sessionMails)(
		"finds the link to join in the $purpose where there is one, once as text, and else reads how to get it from a person",
		({ part, ...content }) => {
			const session = webinarsIn("en").find(({ slug }) => slug === registration.values.webinar);
			const former = session?.format === "live" ? session.joinUrl : undefined;
			// All tests read the same catalogue.
			onTestFinished(() => void Object.assign(session ?? {}, { joinUrl: former }));
			const withLink = (joinUrl?: string) => {
				Object.assign(session ?? {}, { joinUrl });
				const { text, html } = mail(content);
				return { text: text.replace(/\s+/g, " "), html };
			};
			const joinUrl = "https://meet.example.com/room";
			expect(withLink().text).toContain(mailCopy.joinLater(part));
			const { text, html } = withLink(joinUrl);
			expect(text.split(joinUrl)).toHaveLength(2);
			// It is on paper too, where a button leads nowhere.
			expect(html).toContain(`>${joinUrl}<`);
			expect(text).not.toContain(mailCopy.joinLater(part));
		},
	);

	test.each([
		["in the last hour, when no reminder comes", false, "hour"],
		["while it is under way", true, "begun"],
	] as const)("who registers %s reads how to join from then on", (_, hasBegun, part) => {
		const flat = mail({ ...confirmation, hasReminder: false, hasBegun }).text.replace(/\s+/g, " ");
		expect(flat).toContain(mailCopy.joinLater(part));
		expect(flat).not.toContain(mailCopy.joinLater("confirmation"));
		expect(flat.includes(mailCopy.underWay)).toBe(hasBegun);
	});

	test("is led by the calendar file to the site at the address that it is served at", () => {
		const origin = "https://staging.example.com";
		const { calendar } = mail(confirmation, origin);
		const hosts = calendar?.replace(/\r\n[ \t]/g, "").match(/https:\/\/[^/\\\s]+/g);
		expect(hosts).toEqual([origin, origin, origin]);
	});

	test.each(sessionMails)("reads in the $purpose the year of the session at each office", (content) => {
		const session = webinarsIn("en").find(({ slug }) => slug === registration.values.webinar);
		const year = session?.startsAt.slice(0, 4);
		const { text } = mail(content);
		for (const { name } of siteCopy.offices)
			expect(text).toMatch(new RegExp(`^${name}: .* ${year} at `, "m"));
	});
});
