import { describe, expect, test } from "vitest";
import { readBounce } from "#server/mailbox/bounce-report.ts";

const part = (mimeType: string, content: string) => ({
	mimeType,
	content,
	filename: null,
	disposition: null,
});
const recipient = (...lines: readonly string[]) => ["Final-Recipient: rfc822; mere@example.co.nz", ...lines];
/** The report of a mail server about some recipients. */
const reportOf = (...groups: readonly (readonly string[])[]) =>
	part(
		"message/delivery-status",
		[["Reporting-MTA: dns; mx.example.co.nz"], ...groups].map((group) => group.join("\r\n")).join("\r\n\r\n"),
	);
const failed = recipient("Action: failed", "Status: 5.1.1");

describe("what a mail server could not deliver", () => {
	test("names the one recipient that failed among several, whatever its place", async () => {
		const delivered = ["Final-Recipient: rfc822; tama@example.co.nz", "Action: delivered", "Status: 2.0.0"];
		expect(await readBounce([reportOf(delivered, failed)])).toMatchObject({
			...{ recipients: ["mere@example.co.nz"], isFinal: true },
		});
	});

	test("is not final while it is tried again", async () => {
		const report = await readBounce([reportOf(recipient("Action: delayed", "Status: 4.4.1"))]);
		expect(report).toMatchObject({ isFinal: false, recipients: ["mere@example.co.nz"], problem: "4.4.1" });
	});

	test("may be written in capitals, in brackets, with odd line ends and spaces", async () => {
		const text = "X: 1\r\rFINAL-RECIPIENT : RFC822 ;<Mere@Example.co.nz>\rACTION: FAILED\rStatus: 5.1.1";
		expect(await readBounce([part("message/delivery-status", text)])).toMatchObject({
			...{ recipients: ["mere@example.co.nz"], isFinal: true, problem: "5.1.1" },
		});
	});

	test.each([
		[["Status: 5.1.1", "Diagnostic-Code: smtp; 550 No such mailbox"], "5.1.1 550 No such mailbox"],
		[
			["Status: 5.1.1", "Diagnostic-Code: smtp; 550 5.1.1 No", " \tsuch mailbox"],
			"550 5.1.1 No such mailbox",
		],
		[["Diagnostic-Code: smtp;550 Full; try later"], "550 Full; try later"],
		[[": no name", "no colon at all"], ""],
		[[`Diagnostic-Code: smtp; ${"x".repeat(600)}`], "x".repeat(500)],
	])("has a reason in one line: %j", async (lines, problem) => {
		expect((await readBounce([reportOf(recipient("Action: failed", ...lines))]))?.problem).toBe(problem);
	});

	test("says of no one when it names no one", async () => {
		const expected = { messageId: null, isFinal: false, recipients: [], problem: "" };
		expect(await readBounce([reportOf()])).toEqual(expected);
	});
});

describe("the mail that comes back", () => {
	test.each(["text/rfc822-headers", "message/rfc822", "message/global", "message/global-headers"])(
		"as %s is known by its own Message-ID, not by one in its text",
		async (type) => {
			const returned = "Message-ID: <own@southlight.example>\r\n\r\nMessage-ID: <other@example.com>";
			for (const text of [returned, returned.replaceAll("\r\n", "\n")])
				expect((await readBounce([reportOf(failed), part(type, text)]))?.messageId).toBe(
					"<own@southlight.example>",
				);
		},
	);

	test("may lack one", async () => {
		const returned = part("message/rfc822", "Subject: Hello\r\n\r\nMessage-ID: <other@example.com>");
		expect((await readBounce([reportOf(failed), returned]))?.messageId).toBeNull();
	});
});

test("a mail with other parts is no bounce", async () => {
	expect(await readBounce([part("message/rfc822", "Message-ID: <own@southlight.example>")])).toBeNull();
});
