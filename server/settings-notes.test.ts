import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import {
	addressNotes,
	certificateNotes,
	deskNotes,
	mailboxNotes,
	proxyNotes,
} from "#server/settings-notes.ts";
import { makeCertificate } from "#tools/bench/certificate.ts";

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
	const sendingFrom = (MAIL_FROM: string) =>
		readSettings({
			MAIL_FROM,
			MAIL_TEAM: "team@southlight.example",
			SMTP_URL: "smtp://mail.example.com",
			IMAP_URL: "imaps://name:secret@mail.example.com",
		});
	const { mail, mailbox } = sendingFrom("Southlight <Hello@southlight.example>");

	test("and sends from another address than the pages name reads that mails to both must come there", () => {
		const [note, ...more] = mailboxNotes({ mail, mailbox }, { email: "office@southlight.example" });
		expect(more).toEqual([]);
		for (const part of ["office@southlight.example", "hello@southlight.example"])
			expect(note).toContain(part);
	});

	test("and sends from the address of the pages, or reads no mailbox, reads nothing about it", () => {
		expect(mailboxNotes({ mail, mailbox }, { email: "hello@southlight.example" })).toEqual([]);
		expect(mailboxNotes(sendingFrom("hello@māori.nz"), { email: "hello@māori.nz" })).toEqual([]);
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

describe("who starts the service for visitors of another machine", () => {
	test("by HTTPS and without TLS of its own reads that the proxy has to be named", () => {
		const proxies = { siteOrigin, tls: null, trustedProxies: [] };
		expect(proxyNotes(proxies)).toEqual([expect.stringContaining("TRUST_PROXY=")]);
	});

	test.each([
		["through a proxy that is named", { siteOrigin, tls: null, trustedProxies: ["loopback"] }],
		[
			"with TLS of its own",
			{ siteOrigin, tls: { certificateFile: "", keyFile: "", redirectPort: null }, trustedProxies: [] },
		],
		["on this machine alone", { siteOrigin: null, tls: null, trustedProxies: [] }],
	])("%s reads nothing about it", (_, settings) => {
		expect(proxyNotes(settings)).toEqual([]);
	});
});

describe("who starts the service with a certificate", () => {
	const oneDay = 24 * 60 * 60 * 1000;

	async function certificate() {
		const folder = mkdtempSync(join(tmpdir(), "southlight-tls-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const pem = readFileSync((await makeCertificate(folder))["TLS_CERT_FILE"] ?? "");
		const end = new X509Certificate(pem).validToDate;
		return { pem, daysFromEnd: (days: number) => new Date(end.getTime() + days * oneDay) };
	}

	test.each([
		["that has ended", 1],
		["that ends within a week", -6],
	])("%s reads which, and to renew it", async (_, days) => {
		const { pem, daysFromEnd } = await certificate();
		expect(certificateNotes({ siteOrigin: null }, pem, daysFromEnd(days))).toEqual([
			expect.stringContaining("TLS_CERT_FILE"),
		]);
	});

	test("that does not name the site's address reads the address", async () => {
		const { pem, daysFromEnd } = await certificate();
		expect(certificateNotes({ siteOrigin }, pem, daysFromEnd(-300))).toEqual([
			expect.stringContaining("www.example.com"),
		]);
	});

	test("that lasts, or with none, reads nothing about it", async () => {
		const { pem, daysFromEnd } = await certificate();
		expect(certificateNotes({ siteOrigin: null }, pem, daysFromEnd(-8))).toEqual([]);
		expect(certificateNotes({ siteOrigin }, null, daysFromEnd(1))).toEqual([]);
	});
});
