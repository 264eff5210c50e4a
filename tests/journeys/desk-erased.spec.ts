import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { listedLeads } from "#tests/support/leads-command.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const { lead: words, person } = deskCopy;
const email = "quietcove@example.co.nz";

const referenceOf = (site: RunningService, lead: string) =>
	queryDatabase(site.databaseUrl, async (database) => {
		const row = database.selectFrom("leads").select("reference").where("id", "=", lead);
		return (await row.executeTakeFirstOrThrow()).reference;
	});

test("what is stored of a person leaves the screen of a colleague once it is erased, and the rest stays as it was", async ({
	browser,
	ownSite,
}) => {
	const first = await referenceOf(ownSite, await leadSaying(ownSite, "The first of two", { email }));
	const second = await referenceOf(ownSite, await leadSaying(ownSite, "The second of two", { email }));
	const months23 = new Date(Date.now() - 23.5 * 30.4 * 24 * 3_600_000).toISOString();
	await queryDatabase(ownSite.databaseUrl, (database) =>
		database.updateTable("leads").set({ last_contact_at: months23 }).where("reference", "=", first).execute(),
	);
	const page = await colleague(browser, ownSite, "Hana");
	const stream = page.waitForResponse("**/api/live");
	await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
	await stream;
	const leads = page.locator(".stored-lead");
	const due = page.getByRole("region", { name: person.retention }).first();
	await expect(due).toContainText(first);
	const begun = leads.filter({ hasText: second });
	await begun.getByRole("button", { name: person.correct }).click();
	await begun.locator("[name=lastName]").fill("Begun");

	await listedLeads(ownSite, ["erase", first]);
	await expect(leads).toHaveCount(1);
	await expect(page.locator("main")).not.toContainText(first);
	await expect(begun.locator("[name=lastName]")).toHaveValue("Begun");

	await listedLeads(ownSite, ["erase", second]);
	await expect(page.getByText(person.nothing({ email }))).toBeVisible();
	await expect(page.getByRole("button", { name: person.exportJson })).toHaveCount(0);
});

test("notes that were begun on leads go when those are erased, and nothing holds their author on the page", async ({
	browser,
	ownSite,
}) => {
	const left = await leadSaying(ownSite, "Erase me too", { email });
	const lead = await leadSaying(ownSite, "Erase me", { email });
	const page = await colleague(browser, ownSite, "Hana");
	const stream = page.waitForResponse("**/api/live");
	await page.goto(deskAt(ownSite, `/leads/${left}`));
	await stream;
	const note = page.getByLabel(words.note, { exact: true });
	await page.locator(".lead-note summary").click();
	await note.fill("They called");
	await page.locator(`.lead-scroller [href^="/desk/leads/${lead}"]`).click();
	await page.locator(".lead-main").getByText("Erase me", { exact: true }).waitFor();
	await page.locator(".lead-note summary").click();
	await note.fill("They called again");
	const isKnown = page.waitForResponse((answer) => answer.url().endsWith(left) && answer.status() === 404);
	await listedLeads(ownSite, ["erase", await referenceOf(ownSite, lead), await referenceOf(ownSite, left)]);
	await (await isKnown).finished();
	await expect(page.getByRole("heading", { name: words.gone })).toBeVisible();
	const asked: string[] = [];
	page.on("dialog", async (dialog) => {
		asked.push(dialog.type());
		await dialog.accept();
	});
	await page.reload();
	await expect(page.getByRole("heading", { name: words.gone })).toBeVisible();
	expect(asked).toEqual([]);
});
