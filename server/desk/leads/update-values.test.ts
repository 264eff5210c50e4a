import { expect, test } from "vitest";
import type { LeadEvent } from "#domain/desk/timeline.ts";
import { updateValues } from "#server/desk/leads/update-values.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { answer, now, sentReceiptForTests } from "#tests/support/sent-receipt.ts";

const { made, receive, first } = sentReceiptForTests();

const isFoundBy = async (word: string) => {
	const found = made.database.kysely
		.selectFrom("leads")
		.select("id")
		.where("id", "in", made.database.leadsHolding([word], 10));
	return (await found.execute()).length === 1;
};

const correct = async (company: string) => {
	const before = await first();
	const values = { ...leadOfRow(before).values, company };
	const what: LeadEvent = { kind: "corrected", fields: ["company"] };
	await made.database.transaction((transaction) =>
		updateValues(transaction, before, { person: null, at: now }, what, values),
	);
};

test("a lead that was corrected is found by the subjects and words of its answers, and not by its former values", async () => {
	await receive(answer({ headers: { Subject: "Re: Persimmons" }, text: "Next Tuesday" }));
	await correct("Quince Ltd");
	expect(await isFoundBy("quince")).toBe(true);
	await correct("Kauri Ltd");
	for (const word of ["persimmons", "tuesday", "kauri"]) expect(await isFoundBy(word)).toBe(true);
	expect(await isFoundBy("quince")).toBe(false);
});
