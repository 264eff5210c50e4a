import { expect, test } from "vitest";
import { rawMail } from "#tests/support/received-mails.ts";
import { answer, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { receive, leads } = sentReceiptForTests();

test("an email is a lead although a copy was read before, over whose sender a group had written an address of ours", async () => {
	const headers = { "Message-ID": "<one@example.co.nz>", From: "Rawiri <rawiri@example.com>" };
	const copy = { ...headers, From: "Rawiri via Post <post@southlight.example>" };
	expect(await receive(rawMail({ headers: copy }))).toBe("own");
	expect(await receive(rawMail({ headers }))).toBe("lead");
	expect(await receive(rawMail({ headers: copy }))).toBe("own");
	expect(await leads()).toHaveLength(2);
});

test("each email of a program that gives all of them the same Message-ID is stored", async () => {
	const at = (date: string) => rawMail({ headers: { "Message-ID": "<form@example.com>", Date: date } });
	expect(await receive(at("Mon, 2 Mar 2026 12:00:00 +1300"))).toBe("lead");
	expect(await receive(at("Mon, 2 Mar 2026 12:00:01 +1300"))).toBe("lead");
});

test("of two copies of an email that came by different ways one is stored", async () => {
	const headers = { "Message-ID": "<one@example.co.nz>", Date: "Mon, 2 Mar 2026 12:00:00 +1300" };
	expect(await receive(answer({ headers }))).toBe("answer");
	const passedOn = {
		...headers,
		Date: "Mon, 02 Mar 2026 12:00:00 +1300",
		"X-Forwarded-To": "post@southlight.example",
	};
	expect(await receive(answer({ headers: passedOn }))).toBe("read-before");
});
