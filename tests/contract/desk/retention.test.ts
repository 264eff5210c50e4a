import { expect, test } from "vitest";
import { auditRoutes } from "#domain/desk/audit.ts";
import { retentionRoutes } from "#domain/desk/retention.ts";
import { statusRoutes } from "#domain/desk/status.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { serviceForTests, staffForTests } from "#tests/support/service-for-tests.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const service = serviceForTests();
const { owner } = staffForTests(service, "owner");

/** A lead with whose sender there was no contact for so many months. */
async function quietLead(months: number): Promise<string> {
	const lead = await leadSaying(service, `Quiet for ${months} months`, {
		email: `quiet.${months}@example.com`,
	});
	const lastContact = new Date();
	lastContact.setUTCMonth(lastContact.getUTCMonth() - months);
	await queryDatabase(service.databaseUrl, (database) =>
		database
			.updateTable("leads")
			.set({ last_contact_at: lastContact.toISOString() })
			.where("id", "=", lead)
			.execute(),
	);
	return lead;
}

const listed = async () => (await owner.get(retentionRoutes.list)).leads.map(({ lead }) => lead);

test("the leads that are erased within a month are listed, until there is contact with the person", async () => {
	const [old, younger] = [await quietLead(24), await quietLead(20)];
	const { leads, more } = await owner.get(retentionRoutes.list);
	expect([leads, more]).toMatchObject([[{ lead: old, email: "quiet.24@example.com" }], false]);
	expect(await listed()).not.toContain(younger);
	await owner.get(retentionRoutes.recordContact, {}, { lead: old });
	expect(await listed()).toEqual([]);
	const { entries } = await owner.get(auditRoutes.list, { action: "contact-recorded" });
	expect(entries.map(({ subject }) => subject)).toEqual([leads[0]?.reference]);
});

test("without a mail server the desk says that replies wait", async () => {
	expect(await owner.get(statusRoutes.read)).toEqual({ sendsFrom: null, readsAnswers: false });
});
