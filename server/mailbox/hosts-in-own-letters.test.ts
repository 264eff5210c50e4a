import { describe, expect, test } from "vitest";
import { addPerson } from "#server/desk/people/people.ts";
import { readPersonData } from "#server/desk/person-data/read-person.ts";
import { store, submission } from "#tests/support/database-for-tests.ts";
import { messageSaying } from "#tests/support/post-form.ts";
import { bounceOf, rawMail } from "#tests/support/received-mails.ts";
import { sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive } = sentReceiptForTests();
const receiptId = "<second@southlight.example>";
const typed = "Mere@māori.nz";
const asServersWrite = "mere@xn--mori-qsa.nz";

/** A lead whose receipt has been sent to an address. */
async function writtenTo(email: string) {
	const values = { ...messageSaying("Orchards"), email };
	const { reference } = await store(made.database, submission("own letters", { values }));
	const receipt = made.database.kysely.updateTable("outbox").set({ state: "sent", message_id: receiptId });
	await receipt.where("id", "=", `${reference}.receipt`).execute();
	return `${reference}.receipt`;
}

describe.each([
	["in its own letters", typed, asServersWrite],
	["as mail servers write it", asServersWrite, typed.toLowerCase()],
])("of a person who has typed their host %s", (_, email, other) => {
	test("an answer belongs to their lead", async () => {
		await writtenTo(email);
		expect(await receive(rawMail({ headers: { From: other, "In-Reply-To": receiptId } }))).toBe("answer");
	});

	test("a bounce is one of our mail", async () => {
		const receipt = await writtenTo(email);
		const recipient = `Final-Recipient: rfc822; ${other}`;
		expect(await receive(bounceOf(receiptId, { recipient }))).toBe("bounce");
		const mail = made.database.kysely.selectFrom("outbox").select("state").where("id", "=", receipt);
		expect(await mail.executeTakeFirst()).toEqual({ state: "bounced" });
	});

	test("all that is stored is found by either", async () => {
		await writtenTo(email);
		await receive(rawMail({ headers: { From: other } }));
		for (const address of [email.toLowerCase(), other])
			expect((await readPersonData(made.database, address)).leads).toHaveLength(2);
	});

	test("a mail is no lead's once they are at the desk", async () => {
		await addPerson(made.database.kysely, {
			...{ name: "Mere", email: email.toLowerCase(), role: "staff", office: "India" },
		});
		expect(await receive(rawMail({ headers: { From: other } }))).toBe("own");
	});
});

test("an answer to a mail that an older version stored as it was typed belongs to its lead", async () => {
	await writtenTo(asServersWrite);
	await made.database.kysely.updateTable("outbox").set({ recipient: asServersWrite }).execute();
	await made.database.kysely.updateTable("leads").set({ email: asServersWrite }).execute();
	expect(await receive(rawMail({ headers: { From: typed, "In-Reply-To": receiptId } }))).toBe("answer");
});
