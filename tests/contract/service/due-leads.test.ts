import { describe, expect, test } from "vitest";
import { leadsCommand } from "#tests/support/leads-command.ts";
import { messageSaying, postPlain } from "#tests/support/post-form.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { backdateLead, type StoredLead } from "#tests/support/stored-leads.ts";

const service = serviceForTests();
const references = async () => (await service.leads()).map(({ reference }) => reference);

async function sendMessage(message: string): Promise<StoredLead> {
	await postPlain(service, "/forms/contact", messageSaying(message));
	const [lead] = await service.leadsWith(message);
	if (lead === undefined) throw new Error(`There is no lead that says ${message}`);
	return lead;
}

describe("who looks for what is erased soon", () => {
	const due = async () => (await leadsCommand(service, ["--due"])).output.match(/SL-\w{4}-\w{4}/g) ?? [];

	test("gets a list, the oldest first, and nothing is erased by it", async () => {
		const [old, older, recent] = [
			await sendMessage("old"),
			await sendMessage("older"),
			await sendMessage("recent"),
		];
		expect(await due()).toEqual([]);
		await backdateLead(service.databaseUrl, old, 732);
		await backdateLead(service.databaseUrl, older, 800);
		await backdateLead(service.databaseUrl, recent, 690);
		expect(await due()).toEqual([older.reference, old.reference]);
		const asTable = (await leadsCommand(service, ["--due", "--csv"])).output;
		expect(asTable).toMatch(/^\uFEFF[^\n]*"erased from"/);
		const asJson: { readonly erasedFrom: string }[] = JSON.parse(
			(await leadsCommand(service, ["--due", "--json"])).output,
		);
		expect(asJson).toHaveLength(2);
		for (const { erasedFrom } of asJson) {
			expect(new Date(erasedFrom).getTime()).toBeGreaterThan(Date.now());
			expect(asTable).toContain(`"${erasedFrom.slice(0, 10)}T`);
		}
		expect(await references()).toEqual(expect.arrayContaining([older.reference, old.reference]));
	});
});
