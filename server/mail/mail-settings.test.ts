import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { composeMessage } from "#server/mail/compose-message.ts";
import { readDkimKey } from "#server/mail/dkim-key.ts";
import { type Environment, readSettings } from "#server/settings.ts";

const given: Environment = {
	SMTP_URL: "smtp://someone%40example.com:p%2Fw@mail.example.com",
	MAIL_FROM: "Southlight <post@southlight.example>",
	MAIL_TEAM: "One <one@southlight.example>, two@southlight.example",
};
const read = (change: Environment = {}) => readSettings({ ...given, ...change }).mail;

describe("who sets up the mail", () => {
	test("by no setting has none", () => {
		expect(readSettings({}).mail).toBeNull();
	});

	test("names server, login, sender and team", () => {
		expect(read()).toMatchObject({
			server: {
				host: "mail.example.com",
				port: 587,
				isSecure: false,
				isLoopback: false,
				login: { user: "someone@example.com", pass: "p/w" },
			},
			from: { name: "Southlight", address: "post@southlight.example" },
			team: [{ name: "One", address: "one@southlight.example" }, { address: "two@southlight.example" }],
			dkim: null,
		});
	});

	test("names people of the team by surname first", () => {
		const MAIL_TEAM = '"Ngata, Mere" <mere@southlight.example>,one@southlight.example,';
		expect(read({ MAIL_TEAM })?.team).toEqual([
			{ name: "Ngata, Mere", address: "mere@southlight.example" },
			{ name: "", address: "one@southlight.example" },
		]);
	});

	test("by a host in its own letters sends from it as mail servers write it, in Message-IDs too", async () => {
		const mail = { subject: "Hello", text: "Hello", html: "", calendar: null };
		const from = read({ MAIL_FROM: "Southlight <Post@māori.nz>" })?.from;
		expect(from).toEqual({ name: "Southlight", address: "Post@xn--mori-qsa.nz" });
		const one = { name: "", address: "one@southlight.example" };
		const parts = { mail, from: from ?? one, to: [one], replyTo: null, now: new Date(), dkim: null };
		expect((await composeMessage(parts)).message).toMatch(/^\p{ASCII}+$/u);
	});

	test.each([
		["smtps://mail.example.com", { port: 465, isSecure: true, isLoopback: false, login: null }],
		["smtp://127.0.0.1:2525", { port: 2525, isSecure: false, isLoopback: true }],
		["smtp://[::1]:25", { host: "::1", isLoopback: true }],
		["smtp://localhost", { isLoopback: true }],
		["smtp://127.0.0.1.example.com", { isLoopback: false }],
	])("by %s reaches the server that it names", (url, server) => {
		expect(read({ SMTP_URL: url })?.server).toMatchObject(server);
	});

	test.each<[string, Environment]>([
		["SMTP_URL", { SMTP_URL: "https://mail.example.com" }],
		["SMTP_URL", { SMTP_URL: "mail.example.com" }],
		["SMTP_URL", { SMTP_URL: "smtp://a%zz:b@mail.example.com" }],
		["SMTP_URL", { SMTP_URL: "smtp://" }],
		["MAIL_FROM", { MAIL_FROM: "" }],
		["MAIL_FROM", { MAIL_FROM: "Southlight" }],
		["MAIL_TEAM", { MAIL_TEAM: undefined }],
		["MAIL_TEAM", { MAIL_TEAM: "one@southlight.example, two" }],
		["MAIL_TEAM", { MAIL_TEAM: " , " }],
		["DKIM_SELECTOR", { DKIM_KEY_FILE: "key.pem" }],
		["DKIM_KEY_FILE", { DKIM_SELECTOR: "s1" }],
		["DKIM_SELECTOR", { DKIM_KEY_FILE: "key.pem", DKIM_SELECTOR: "s1; d=example.com" }],
	])("is told what is wrong with %s: %j", (name, change) => {
		expect(() => read(change)).toThrow(new RegExp(`^These settings are wrong:\\n(?:.*\\n)*  ${name}[ .]`));
	});

	test.each([",", "x", "x, y", "one@southlight.example, x"])(
		"reads once what belongs into a team of %j",
		(team) => {
			expect(() => read({ MAIL_TEAM: team })).toThrow(
				/^These settings are wrong:\n {2}MAIL_TEAM must hold [^\n]+$/,
			);
		},
	);

	test("may leave a comma behind the last address of the team", () => {
		expect(read({ MAIL_TEAM: "one@southlight.example, " })?.team).toHaveLength(1);
	});

	test("never sees a password in what went wrong", () => {
		expect(() => read({ SMTP_URL: "http://me:secret-word@mail.example.com" })).toThrow(/^(?!.*secret-word)/s);
	});
});

describe("the file of the key that signs mails", () => {
	function dkim(content: string | null) {
		const folder = mkdtempSync(join(tmpdir(), "southlight-dkim-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const file = join(folder, "key.pem");
		if (content !== null) writeFileSync(file, content);
		const mail = read({ DKIM_KEY_FILE: file, DKIM_SELECTOR: "s1" });
		if (mail === null) throw new Error("The mail is not set up");
		return readDkimKey(mail);
	}
	const pem = ({ privateKey }: { readonly privateKey: KeyObject }) =>
		privateKey.export({ type: "pkcs8", format: "pem" }).toString();

	test("signs for the domain of the sender", () => {
		const privateKey = pem(generateKeyPairSync("rsa", { modulusLength: 2048 }));
		expect(dkim(privateKey)).toEqual({ privateKey, selector: "s1", domain: "southlight.example" });
	});

	test("may be as short as the standard allows", () => {
		expect(dkim(pem(generateKeyPairSync("rsa", { modulusLength: 1024 })))).toMatchObject({ selector: "s1" });
	});

	test.each([
		["is missing", null, /cannot be read/],
		["holds no key", "no key", /no private key/],
		["holds a key that mail servers don't take", pem(generateKeyPairSync("ed25519")), /RSA/],
		["holds a key of another kind", pem(generateKeyPairSync("rsa-pss", { modulusLength: 2048 })), /RSA/],
		["holds a key that is too short", pem(generateKeyPairSync("rsa", { modulusLength: 512 })), /1024/],
	])("that %s stops the start with a sentence that names it", (_, content, sentence) => {
		expect(() => dkim(content)).toThrow(sentence);
		expect(() => dkim(content)).toThrow(/DKIM_KEY_FILE.*key\.pem/);
	});
});
