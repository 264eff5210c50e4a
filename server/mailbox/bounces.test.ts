import { describe, expect, test } from "vitest";
import { mailStates } from "#tests/support/outbox-for-tests.ts";
import { bounceOf } from "#tests/support/received-mails.ts";
import { receiptId, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, leads, first, timeline } = sentReceiptForTests();

describe("a bounce", () => {
	test("is noted with the mail and on the timeline, and opens nothing", async () => {
		expect(await receive(bounceOf(receiptId))).toBe("bounce");
		expect(await mailStates(made.database)).toMatchObject({ receipt: "bounced" });
		const { reference, state } = await first();
		expect(await timeline()).toContainEqual({
			...{ kind: "bounced", mail: `${reference}.receipt`, to: "mere@example.co.nz" },
			problem: "550 5.1.1 No such mailbox",
		});
		expect(state).toBe("waiting");
	});

	test("that is not final changes nothing of the mail", async () => {
		await receive(bounceOf(receiptId, { action: "delayed" }));
		expect(await mailStates(made.database)).toMatchObject({ receipt: "sent" });
	});

	test("that comes late leaves a mail alone that a person has told to go out again", async () => {
		await made.database.kysely
			.updateTable("outbox")
			.set({ state: "waiting" })
			.where("purpose", "=", "receipt")
			.execute();
		await receive(bounceOf(receiptId));
		expect(await mailStates(made.database)).toMatchObject({ receipt: "waiting" });
	});

	test("for one of the team is on the timeline though the mail still waits for another, who gets it all the same", async () => {
		const messageId = "<news@southlight.example>";
		await made.database.kysely
			.updateTable("outbox")
			.set({ state: "waiting", message_id: messageId, message: "News" })
			.where("purpose", "=", "team-lead")
			.execute();
		const recipient = "Final-Recipient: rfc822; ana@southlight.example";
		expect(await receive(bounceOf(messageId, { recipient }))).toBe("bounce");
		const { reference } = await first();
		expect(await timeline()).toContainEqual({
			...{ kind: "bounced", mail: `${reference}.team-lead`, to: "ana@southlight.example" },
			problem: "550 5.1.1 No such mailbox",
		});
		expect(await mailStates(made.database)).toMatchObject({ "team-lead": "waiting" });
	});

	test("for each of two of the team is on the timeline", async () => {
		const messageId = "<news@southlight.example>";
		await made.database.kysely
			.updateTable("outbox")
			.set({ state: "sent", message_id: messageId, message: null })
			.where("purpose", "=", "team-lead")
			.execute();
		for (const name of ["ana", "ravi"]) {
			const recipient = `Final-Recipient: rfc822; ${name}@southlight.example`;
			expect(await receive(bounceOf(messageId, { recipient }))).toBe("bounce");
		}
		const bounced = (await timeline()).flatMap((what) => (what.kind === "bounced" ? what.to : []));
		expect(bounced.sort()).toEqual(["ana@southlight.example", "ravi@southlight.example"]);
		expect(await mailStates(made.database)).toMatchObject({ "team-lead": "bounced" });
	});

	test.each([
		"Original-Recipient: rfc822; mere@example.co.nz\nFinal-Recipient: rfc822; mere@moved.example",
		"Original-Recipient: rfc822; list@example.co.nz\nFinal-Recipient: RFC822;<mere@EXAMPLE.co.nz>",
	])("of a server that has passed the mail on is one of ours: %j", async (recipient) => {
		expect(await receive(bounceOf(receiptId, { recipient }))).toBe("bounce");
		expect(await mailStates(made.database)).toMatchObject({ receipt: "bounced" });
	});

	test.each([
		"Final-Recipient: rfc822; stranger@example.com",
		"Final-Recipient: rfc822; mere@example.co.nz.example.com\nOriginal-Recipient: rfc822; stranger@example.com",
		"X-Recipient: mere@example.co.nz",
	])("by a stranger who knows the Message-ID alone writes nothing into the lead: %j", async (recipient) => {
		const before = await timeline();
		await receive(bounceOf(receiptId, { recipient }));
		expect(await mailStates(made.database)).toMatchObject({ receipt: "sent" });
		expect(await timeline()).toEqual(before);
		const [, lead] = await leads();
		expect(lead?.state).toBe("spam");
	});

	test("of another's mail is no bounce of ours", async () => {
		await receive(bounceOf("<other@southlight.example>"));
		const [, lead] = await leads();
		expect([await mailStates(made.database), lead?.state]).toMatchObject([{ receipt: "sent" }, "spam"]);
	});
});
