import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dnsRecords } from "#server/mail/dns-records.ts";
import { readSettings } from "#server/settings.ts";

/** The records by their names, as the command prints them for these settings. */
function recordsWith(more: Readonly<Record<string, string>> = {}): Map<string, string> {
	const { mail } = readSettings({
		SMTP_URL: "smtp://mail.provider.example",
		MAIL_FROM: "Southlight <post@southlight.example>",
		MAIL_TEAM: "team@southlight.example",
		...more,
	});
	if (mail === null) throw new Error("The email is not set up");
	const records = dnsRecords(mail).matchAll(/^ {2}(\S+) {2}TXT\n {2}(.+)$/gm);
	return new Map([...records].map(([, name = "", value = ""]) => [name, value]));
}

test("without a key the records name the servers that may send, and what to do with the others", () => {
	expect(Object.fromEntries(recordsWith())).toEqual({
		"southlight.example": "v=spf1 include:mail.provider.example ~all",
		"_dmarc.southlight.example": "v=DMARC1; p=none",
	});
});

test.each([
	["smtp://192.0.2.7", "ip4:192.0.2.7"],
	["smtp://[2001:db8::7]", "ip6:2001:db8::7"],
	["smtp://127.0.0.1:25", "ip4:ADDRESS"],
	["smtp://localhost", "ip4:ADDRESS"],
])("a mail server at %s has no record to include, and is named by %s", (SMTP_URL, sender) => {
	expect(recordsWith({ SMTP_URL }).get("southlight.example")).toBe(`v=spf1 ${sender} ~all`);
});

test("with a key its public half is published under its selector", () => {
	const folder = mkdtempSync(join(tmpdir(), "dkim-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const file = join(folder, "dkim.pem");
	writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }));
	const records = recordsWith({ DKIM_KEY_FILE: file, DKIM_SELECTOR: "one" });
	expect(records.size).toBe(3);
	const [, published = ""] =
		/^v=DKIM1; k=rsa; p=(.+)$/.exec(records.get("one._domainkey.southlight.example") ?? "") ?? [];
	const key = { key: Buffer.from(published, "base64"), type: "spki", format: "der" } as const;
	expect(createPublicKey(key).equals(publicKey)).toBe(true);
});
