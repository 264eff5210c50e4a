import { describe, expect, test } from "vitest";
import { isAutomaticMail, isMarkedAsSpam, isNewsletter, listsOfMail } from "#domain/mail/automatic-mail.ts";

const person = "mere@example.co.nz";
const header = (line: string) => {
	const [key = "", value = ""] = line.split(": ");
	return { key: key.toLowerCase(), value };
};

describe("a mail is automatic", () => {
	test.each([
		"Auto-Submitted: auto-replied",
		"Auto-Submitted: auto-generated; owner-email=x@example.com",
		"Precedence: bulk",
		"Precedence: auto_reply",
		"X-Autoreply: yes",
		"X-Autorespond: away",
		"Return-Path: <>",
		'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
	])("that says %s", (line) => {
		expect(isAutomaticMail([header(line)], person)).toBe(true);
	});

	test("by one header among others, with spaces around what it says", () => {
		const others = ["Subject: Away", "X-Unknown: 1"].map(header);
		expect(
			isAutomaticMail([...others, header("Precedence:  bulk "), header("To: x@example.com")], person),
		).toBe(true);
	});

	test("of which a mail server is the sender", () => {
		expect(isAutomaticMail([], "MAILER-DAEMON@mx.example.com")).toBe(true);
	});
});

describe("a mail is a person's", () => {
	test.each([
		"Auto-Submitted: no",
		"Precedence: first-class",
		"Return-Path: <mere@example.co.nz>",
		"Content-Type: multipart/alternative",
		"Constructor: 1",
		"__proto__: 1",
		"Precedence: list",
		"List-Id: <news.example.com>",
		"List-Unsubscribe: <https://example.com/off>",
	])("that says %s", (line) => {
		expect(isAutomaticMail([header(line)], person)).toBe(false);
	});
});

describe("a mail is a newsletter", () => {
	const isNews = (...lines: string[]) => isNewsletter(listsOfMail(lines.map(header)), ["southlight.example"]);

	test.each([
		[["List-Id: News <news.example.com>"]],
		[["Precedence:  list "]],
		[["List-Unsubscribe: <https://example.com/off>"]],
		[["List-Id: <hello.southlight.example>", "List-Id: news.example.com"]],
		[["List-Id: <hello.evil-southlight.example>"]],
	])("that says %j", (lines) => {
		expect(isNews(...lines)).toBe(true);
	});

	test.each([
		[[]],
		[["List-Id: Hello <Hello.Southlight.example>", "Precedence: list", "List-Unsubscribe: <mailto:x@y.nz>"]],
		[["List-ID: hello.lists.southlight.example"]],
		[["List-Id: "]],
	])("unless a group of our own has passed it on, or nothing says so: %j", (lines) => {
		expect(isNews(...lines)).toBe(false);
	});
});

test.each([
	["X-Spam-Flag: YES", true],
	["X-Spam-Status: Yes, score=9.1", true],
	["X-Spam-Status: No, score=-1", false],
	["X-Spam-Flag:  yes ", true],
	["X-Spam-Flag: NO", false],
	["X-Spam-Status: no, yesterday's rules", false],
	["X-Spam-Checked: yes", false],
])("%s of the receiving server is heeded", (line, isMarked) => {
	expect(isMarkedAsSpam([header("Subject: Orchards"), header(line)])).toBe(isMarked);
});
