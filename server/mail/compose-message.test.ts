import { createPublicKey, createVerify, generateKeyPairSync } from "node:crypto";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { composeMessage, type MailToCompose } from "#server/mail/compose-message.ts";

const mail: MailToCompose = {
	mail: { subject: "Kia ora, Mere", text: "Ngā mihi\n", html: "<p>Ngā mihi</p>", calendar: null },
	from: { name: "Southlight", address: "post@southlight.example" },
	to: [{ name: "Mere Tāmati", address: "mere@example.co.nz" }],
	replyTo: null,
	now: new Date("2026-11-22T01:00:00Z"),
	dkim: null,
};
const compose = (change: Partial<MailToCompose>) => composeMessage({ ...mail, ...change });
const headersOf = (message: string) => message.split("\r\n\r\n", 1)[0] ?? "";
const namesOf = (message: string) =>
	headersOf(message)
		.replace(/\r\n[ \t]/g, " ")
		.split("\r\n")
		.map((line) => line.split(":", 1)[0]?.toLowerCase());

describe("a mail program", () => {
	test("shows subject, names and both texts in their own letters", async () => {
		const { message, envelope, messageId } = await compose({});
		const shown = await PostalMime.parse(message);
		expect(shown).toMatchObject({
			subject: "Kia ora, Mere",
			from: mail.from,
			to: mail.to,
			messageId,
		});
		expect(shown.text?.trim()).toBe("Ngā mihi");
		expect(shown.html?.trim()).toBe("<p>Ngā mihi</p>");
		expect(envelope).toEqual({ from: "post@southlight.example", to: ["mere@example.co.nz"] });
	});

	test("gets the calendar file as one to publish, which asks for no answer", async () => {
		const calendar = "BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR";
		const { message } = await compose({ mail: { ...mail.mail, calendar } });
		const { attachments } = await PostalMime.parse(message);
		expect(attachments.map(({ mimeType, method }) => [mimeType, method])).toContainEqual([
			"text/calendar",
			"PUBLISH",
		]);
	});

	test("puts a reply below what it answers, as a person's own and not a program's", async () => {
		const conversation = ["<1@mere.example>", "<2@southlight.example>"];
		const { message } = await compose({ conversation });
		const shown = await PostalMime.parse(message);
		expect([shown.inReplyTo, shown.references]).toEqual(["<2@southlight.example>", conversation.join(" ")]);
		expect(namesOf(message)).not.toContain("auto-submitted");
		const first = await compose({ conversation: [] });
		expect(namesOf(first.message)).not.toContain("in-reply-to");
		expect(namesOf(first.message)).not.toContain("auto-submitted");
	});

	test("answers to the visitor, where the mail is about one", async () => {
		const replyTo = { name: "Mere Tāmati", address: "mere@example.co.nz" };
		const { message } = await compose({ replyTo });
		expect((await PostalMime.parse(message)).replyTo).toEqual([replyTo]);
	});

	test("is told that no person wrote it, so that it sends no out-of-office note", async () => {
		expect(headersOf((await compose({})).message)).toContain("Auto-Submitted: auto-generated");
	});
});

test("a message has nothing but ASCII in it, so that no server has to change it", async () => {
	const { message } = await compose({});
	expect(message).toMatch(/^[\x20-\x7e\r\n\t]*$/);
});

describe("who types line ends into a form", () => {
	const nasty = "Mere\r\nBcc: all@example.com\nX-Bad: 1";

	test.each<[string, Partial<MailToCompose>]>([
		["a subject", { mail: { ...mail.mail, subject: nasty } }],
		["a name", { to: [{ name: nasty, address: "mere@example.co.nz" }] }],
		["a name to answer to", { replyTo: { name: nasty, address: "mere@example.co.nz" } }],
		["an address", { replyTo: { name: "", address: "mere@example.co.nz\r\nBcc: all@example.com" } }],
	])("adds no header by %s", async (_, change) => {
		const { message, envelope } = await compose(change);
		expect(namesOf(message)).not.toContain("bcc");
		expect(namesOf(message)).not.toContain("x-bad");
		expect(envelope.to).toEqual(["mere@example.co.nz"]);
	});

	test("or other characters that no one sees, gets a subject and a name in one line without them", async () => {
		const hidden = "Mere\u2028\u0000\u202eTāmati";
		const replyTo = { name: hidden, address: "mere@example.co.nz" };
		const { message } = await compose({ mail: { ...mail.mail, subject: hidden }, replyTo });
		const shown = await PostalMime.parse(message);
		expect([shown.subject, shown.replyTo?.[0]?.name]).toEqual(["Mere Tāmati", "Mere Tāmati"]);
	});

	test.each(["=?utf-8?B?PHNjcmlwdD4=?=", "=?utf-8?Q?=0D=0ABcc:x@y.z?= Mere", 'Mere "=?utf-8?Q?A?="'])(
		"or a name that mail programs would decode, %j, is shown with the letters that were typed",
		async (name) => {
			const mailbox = { name, address: "mere@example.co.nz" };
			const { to, replyTo } = await PostalMime.parse(
				(await compose({ to: [mailbox], replyTo: mailbox })).message,
			);
			const shown = [to?.[0], replyTo?.[0]].map((one) => one?.name.replaceAll(" ", ""));
			expect(shown).toEqual([name.replaceAll(" ", ""), name.replaceAll(" ", "")]);
		},
	);

	test.each([
		"a@example.com, b@example.com",
		"Mere <a@example.com>, b@example.com",
		"a@example.com b@example.com",
	])("does not get %j mailed to more than one address", async (address) => {
		const sent = await compose({ to: [{ name: "", address }] }).catch(() => null);
		expect(sent?.envelope.to.length ?? 0).toBeLessThan(2);
	});
});

test("a message is signed by the key, over its body and its main headers", async () => {
	const { privateKey } = generateKeyPairSync("rsa", {
		modulusLength: 1024,
		privateKeyEncoding: { type: "pkcs8", format: "pem" },
		publicKeyEncoding: { type: "spki", format: "pem" },
	});
	const { message } = await compose({ dkim: { privateKey, selector: "s1", domain: "southlight.example" } });
	const headers = headersOf(message)
		.replace(/\r\n[ \t]+/g, " ")
		.split("\r\n");
	const signature = headers.find((header) => header.startsWith("DKIM-Signature:")) ?? "";
	expect(signature).toMatch(/ d=southlight\.example; .* s=s1;/);
	const relaxed = (header: string) =>
		header
			.replace(/^([^:]+):\s*/, (_, name) => `${name.toLowerCase()}:`)
			.replace(/\s+/g, " ")
			.trim();
	const [, signedNames = ""] = /;h=([^;]+);/.exec(signature.replace(/\s+/g, "")) ?? [];
	const signed = signedNames
		.split(":")
		.map((name) => headers.find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`)));
	const [, value = ""] = /b=([^;]+)$/.exec(signature) ?? [];
	const own = relaxed(signature.replace(/b=[^;]+$/, "b="));
	const verify = createVerify("RSA-SHA256").update(
		[...signed.map((header) => relaxed(header ?? "")), own].join("\r\n"),
	);
	expect(signedNames.toLowerCase().split(":")).toEqual(
		expect.arrayContaining(["from", "to", "subject", "message-id"]),
	);
	expect(verify.verify(createPublicKey(privateKey), value.replace(/\s/g, ""), "base64")).toBe(true);
});
