import { describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { addressNotes, deskNotes, mailboxNotes } from "#server/settings-notes.ts";

const site = { url: "https://southlight.example" };
const siteOrigin = "https://www.example.com";

describe("who starts the service", () => {
	test("under another address than the pages are built for reads both, and where to set it", () => {
		const [note, ...more] = addressNotes({ siteOrigin }, site);
		expect(more).toEqual([]);
		for (const part of [siteOrigin, site.url, "content/site.yaml"]) expect(note).toContain(part);
	});

	test.each([
		["on this machine alone", null],
		["under the address that the pages are built for", site.url],
	])("%s reads nothing about it", (_, origin) => {
		expect(addressNotes({ siteOrigin: origin }, site)).toEqual([]);
	});
});

describe("who has replies read from a mailbox", () => {
	const { mail, mailbox } = readSettings({
		MAIL_FROM: "Southlight <Hello@southlight.example>",
		MAIL_TEAM: "team@southlight.example",
		SMTP_URL: "smtp://mail.example.com",
		IMAP_URL: "imaps://name:secret@mail.example.com",
	});

	test("and sends from another address than the pages name reads that mails to both must come there", () => {
		const [note, ...more] = mailboxNotes({ mail, mailbox }, { email: "office@southlight.example" });
		expect(more).toEqual([]);
		for (const part of ["office@southlight.example", "hello@southlight.example"])
			expect(note).toContain(part);
	});

	test("and sends from the address of the pages, or reads no mailbox, reads nothing about it", () => {
		expect(mailboxNotes({ mail, mailbox }, { email: "hello@southlight.example" })).toEqual([]);
		expect(mailboxNotes({ mail, mailbox: null }, { email: "office@southlight.example" })).toEqual([]);
	});
});

describe("who invites a colleague or starts the service", () => {
	test("under an address without TLS reads that the desk does not open there, and the one to set", () => {
		expect(deskNotes({ siteOrigin: "http://www.example.com" })).toEqual([
			expect.stringContaining("SITE_ORIGIN=https://www.example.com"),
		]);
	});

	test.each([null, siteOrigin])("under %s reads nothing about it", (origin) => {
		expect(deskNotes({ siteOrigin: origin })).toEqual([]);
	});
});
