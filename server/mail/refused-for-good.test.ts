import { describe, expect, test } from "vitest";
import { isRefusedForGood } from "#server/mail/refused-for-good.ts";

const refused = (command: string, response: string) =>
	isRefusedForGood({ command, response, responseCode: Number(response.slice(0, 3)) });

describe("a recipient is refused for good", () => {
	test.each([
		["550 5.1.1 No such user here", true],
		["550-5.1.1 The email account does not exist.\n550 5.1.1 Please check it", true],
		["550 5.1.10 Recipient not found", true],
		["552 5.2.2 The mailbox is full", true],
		["550 No such mailbox", true],
		["501 Bad address syntax", true],
		["554 5.7.1 <mere@example.co.nz>: Relay access denied", false],
		["550 Relaying denied", false],
		["553 sorry, that domain isn't in my list of allowed rcpthosts", false],
		["550 5.4.5 Daily user sending limit exceeded", false],
		["550 Sending limit exceeded", false],
		["530 5.7.1 Authentication required", false],
		["550 Authentication required", false],
		["550 5.1.8 Sender address rejected: Domain not found", false],
		["553 5.7.1 Sender address rejected: not owned by user", false],
		["554 5.7.1 Client host blocked", false],
		["451 4.7.1 Greylisted, try again later", false],
	])("by %j: %s", (response, isForGood) => {
		expect(refused("RCPT TO", response)).toBe(isForGood);
	});
});

test("a message is refused for good by what it says, and not because enough were sent today", () => {
	expect(refused("DATA", "554 5.7.1 Message content rejected")).toBe(true);
	expect(refused("DATA", "552 5.3.4 Message size exceeds fixed limit")).toBe(true);
	expect(refused("DATA", "550 5.4.5 Daily user sending limit exceeded")).toBe(false);
	expect(refused("DATA", "452 4.3.1 Insufficient system storage")).toBe(false);
});

test("a sender or a password that is refused can be set right", () => {
	expect(refused("MAIL FROM", "553 5.7.1 Sender address rejected")).toBe(false);
	expect(refused("AUTH PLAIN", "535 5.7.8 Authentication failed")).toBe(false);
});
