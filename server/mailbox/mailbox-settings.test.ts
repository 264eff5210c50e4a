import { describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";

const read = (IMAP_URL?: string) => readSettings({ IMAP_URL }).mailbox;

describe("who sets up the mailbox", () => {
	test("by no setting has none", () => {
		expect(read()).toBeNull();
	});

	test("names server, login and folder, and the mailbox is told from others without its password", () => {
		expect(read("imaps://post%40southlight.example:p%2Fw@mail.example.com/Answers%20in")).toEqual({
			...{ host: "mail.example.com", port: 993, isSecure: true, isLoopback: false },
			login: { user: "post@southlight.example", pass: "p/w" },
			folder: "Answers in",
			address: "post@southlight.example@mail.example.com:993/Answers in",
		});
	});

	test.each([
		["imap://a:b@mail.example.com", { port: 143, isSecure: false, isLoopback: false, folder: "INBOX" }],
		["imaps://a:b@mail.example.com:1993/", { port: 1993, isSecure: true, folder: "INBOX" }],
		["imap://a:b@[::1]:143/", { host: "::1", isLoopback: true }],
		["imap://a:b@127.0.0.12", { isLoopback: true }],
		["imap://a:b@localhost", { isLoopback: true }],
	])("by %s reaches the one that it names", (url, mailbox) => {
		expect(read(url)).toMatchObject(mailbox);
	});

	test("in capitals means the same mailbox", () => {
		expect(read("imaps://post:b@Mail.Example.com/inbox")?.address).toBe(
			read("imaps://post:b@mail.example.com")?.address,
		);
	});

	test.each([
		"mail.example.com",
		"smtp://a:b@mail.example.com",
		"imap://mail.example.com",
		"imap://a@mail.example.com",
		"imap://:b@mail.example.com",
		"imap:///INBOX",
		"imap://a%zz:b@mail.example.com",
	])("is told what is wrong with %s", (url) => {
		expect(() => read(url)).toThrow(/IMAP_URL must be an address with name and password/);
	});
});
