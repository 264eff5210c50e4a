import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { formatDay } from "#domain/locale/day-formats.ts";
import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const { audit, lead: words, person } = deskCopy;
const email = "quietcove@example.co.nz";

test("a person's leads are merged and separated, and all that is stored is exported and erased", async ({
	browser,
	ownSite,
}) => {
	const first = await leadSaying(ownSite, "Where would you begin?", { email });
	await leadSaying(ownSite, "I ask once more", { email, lastName: "Parata" });
	const page = await colleague(browser, ownSite, "Ana");
	await page.goto(deskAt(ownSite, `/leads/${first}`));

	await test.step("another lead of the address is merged, and what was chosen survives", async () => {
		const others = page.getByRole("region", { name: words.othersHeading });
		await others.getByRole("button").click();
		await page.getByRole("dialog").getByRole("radio", { name: "Parata" }).check();
		await page.getByRole("dialog").getByRole("button", { name: words.mergeSubmit }).click();
		await expect(page.locator(".lead-head").getByRole("heading")).toContainText("Parata");
		await expect(page.getByText("I ask once more").first()).toBeVisible();
		await others.getByRole("button").click();
		await expect(page.locator(".lead-head").getByRole("heading")).not.toContainText("Parata");
	});

	await page.goto(deskAt(ownSite, "/person"));
	await page.getByLabel(person.email, { exact: true }).fill(email);
	await page.getByRole("button", { name: person.look }).click();
	await expect(page.getByRole("link", { name: words.open })).toHaveCount(2);

	await test.step("the export holds what was sent", async () => {
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: person.exportJson }).click();
		const exported = JSON.parse(readFileSync(await (await download).path(), "utf8"));
		expect(exported).toMatchObject({ email, leads: [{ values: { email } }, { values: { email } }] });
	});

	await test.step("a lead that has come meanwhile is shown before all are erased", async () => {
		await leadSaying(ownSite, "Not seen yet", { email });
		await page.getByRole("button", { name: person.erase }).click();
		const dialog = page.getByRole("alertdialog");
		await dialog.getByLabel(person.confirm({ email })).fill(email);
		await dialog.getByRole("button", { name: person.submit, exact: true }).click();
		await expect(dialog).toHaveCount(0);
		await expect(page.getByRole("link", { name: words.open })).toHaveCount(3);
	});

	await test.step("it is erased once the address is typed, and not before", async () => {
		await page.getByRole("button", { name: person.erase }).click();
		const dialog = page.getByRole("alertdialog");
		const confirm = dialog.getByLabel(person.confirm({ email }));
		await confirm.fill("another@example.co.nz");
		await dialog.getByRole("button", { name: person.submit, exact: true }).click();
		await expect(dialog.getByText(person.differs)).toBeVisible();
		await expect(confirm).toHaveValue("another@example.co.nz");
		await confirm.fill(email);
		await dialog.getByRole("button", { name: person.submit, exact: true }).click();
		await expect(page.getByText(person.nothing({ email }))).toBeVisible();
		expect(await ownSite.leads()).toEqual([]);
	});

	await test.step("the audit log says so, and nothing about the person", async () => {
		await page.goto(deskAt(ownSite, "/audit"));
		await page.getByLabel(audit.action, { exact: true }).selectOption({ label: audit.erased });
		const rows = page.getByRole("row").filter({ hasText: audit.erased });
		await expect(rows).toHaveCount(1);
		await expect(page.getByRole("table")).not.toContainText("quietcove");
	});
});

test("an owner who erases while another program reads the database learns that it has to be done again", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Erase me", { email });
	const page = await colleague(browser, ownSite, "Ana");
	await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
	await page.getByRole("button", { name: person.erase }).click();
	const dialog = page.getByRole("alertdialog");
	await dialog.getByLabel(person.confirm({ email })).fill(email);
	await queryDatabase(ownSite.databaseUrl, (database) =>
		database.connection().execute(async (reader) => {
			await sql`begin`.execute(reader);
			const { reference } = await reader
				.selectFrom("leads")
				.select("reference")
				.where("id", "=", lead)
				.executeTakeFirstOrThrow();
			await dialog.getByRole("button", { name: person.submit, exact: true }).click();
			await expect(page.getByText(person.held({ references: reference }))).toBeVisible();
			await sql`rollback`.execute(reader);
		}),
	);
	expect(await ownSite.leads()).toEqual([]);
});

test("an address that names a person opens what is stored of them, also when it is loaded again", async ({
	browser,
	ownSite,
}) => {
	await leadSaying(ownSite, "Look me up", { email });
	const page = await colleague(browser, ownSite, "Ana");
	const open = page.getByRole("link", { name: words.open });
	await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
	await expect(open).toHaveCount(1);
	await expect(page.getByLabel(person.email, { exact: true })).toHaveValue(email);
	await expect(page).toHaveURL(deskAt(ownSite, "/person"));
	await page.reload();
	await expect(open).toHaveCount(1);

	await page.getByLabel(person.email, { exact: true }).fill("nobody@example.co.nz");
	await page.getByRole("button", { name: person.look }).click();
	const nothing = page.getByText(person.nothing({ email: "nobody@example.co.nz" }));
	await expect(nothing).toBeVisible();
	await page.reload();
	await expect(nothing).toBeVisible();
});

test.describe("in the morning of New Zealand", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("a day is that of the person who reads it, not that of UTC", async ({ browser, ownSite }) => {
		const lead = await leadSaying(ownSite, "The first", { email });
		await leadSaying(ownSite, "The second", { email });
		const morning = "2026-03-05T20:00:00.000Z";
		await queryDatabase(ownSite.databaseUrl, (database) =>
			database.updateTable("leads").set({ received_at: morning, last_contact_at: morning }).execute(),
		);
		const page = await colleague(browser, ownSite, "Ana");
		await page.goto(deskAt(ownSite, `/leads/${lead}`));
		const others = page.getByRole("region", { name: words.othersHeading });
		await expect(others.getByRole("time")).toHaveText(formatDay("2026-03-06", "short-day", "en"));
		await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
		const erased = formatDay("2028-03-06", "long-day", "en");
		await expect(page.getByRole("listitem").filter({ hasText: erased })).toHaveCount(2);
	});
});

test.describe("whose address is corrected", () => {
	const right = "quietcove@example.com";

	/** Corrects the address of the first lead on the page. */
	async function correctAddress(page: Page): Promise<void> {
		const lead = page.locator(".stored-lead").first();
		await lead.getByRole("button", { name: person.correct }).click();
		await lead.locator("[name=email]").fill(right);
		await lead.getByRole("button", { name: person.saveCorrection }).click();
		await expect(page.getByText(person.moved({ email: right }))).toBeVisible();
	}

	test("a person's only lead is still there, under the new address, also when it is loaded again", async ({
		browser,
		ownSite,
	}) => {
		await leadSaying(ownSite, "Look me up", { email });
		const page = await colleague(browser, ownSite, "Ana");
		await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
		await correctAddress(page);
		const look = page.locator(".person-search").getByLabel(person.email, { exact: true });
		await expect(look).toHaveValue(right);
		await expect(page.locator(".stored-lead")).toContainText(right);
		await expect(page.getByRole("button", { name: person.correct })).toBeVisible();
		await page.reload();
		await expect(look).toHaveValue(right);
		await expect(page.locator(".stored-lead")).toContainText(right);
	});

	test("a person's other leads stay on the page, with what was begun there", async ({ browser, ownSite }) => {
		await leadSaying(ownSite, "The first of two", { email });
		await leadSaying(ownSite, "The second of two", { email });
		const page = await colleague(browser, ownSite, "Ana");
		await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
		const leads = page.locator(".stored-lead");
		await leads.last().getByRole("button", { name: person.correct }).click();
		await leads.last().locator("[name=lastName]").fill("Begun");
		await correctAddress(page);
		await expect(leads).toHaveCount(1);
		await expect(leads.locator("[name=lastName]")).toHaveValue("Begun");
	});
});
