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
		await receive(bounceOf(receiptId, "delayed"));
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

	test("of another's mail is no bounce of ours", async () => {
		await receive(bounceOf("<other@southlight.example>"));
		const [, lead] = await leads();
		expect([await mailStates(made.database), lead?.state]).toMatchObject([{ receipt: "sent" }, "spam"]);
	});
});
