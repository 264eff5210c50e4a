import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { lead: words, numbers, person } = deskCopy;
const email = "quietcove@example.co.nz";

test("who looks a person up by keyboard stays in the field, and can look up the next", async ({
	browser,
	ownSite,
}) => {
	await leadSaying(ownSite, "Look me up", { email });
	const page = await colleague(browser, ownSite, "Ana");
	await page.goto(deskAt(ownSite, "/person"));
	const field = page.getByLabel(person.email, { exact: true });
	await field.fill(email);
	await field.press("Enter");
	await expect(page.locator(".stored-lead")).toHaveCount(1);
	await expect(field).toBeFocused();
	await expect(field).toHaveValue(email);
});

test("what can be done with a lead is one stop of the Tab key, with arrow keys between its buttons", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Choose for me", { email });
	const page = await colleague(browser, ownSite, "Ana");
	await page.goto(deskAt(ownSite, `/leads/${lead}`));
	const buttons = page.getByRole("toolbar", { name: words.actions }).getByRole("button");
	await buttons.first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(buttons.nth(1)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("toolbar", { name: words.actions }).locator(":focus")).toHaveCount(0);
	await page.keyboard.press("Shift+Tab");
	await expect(buttons.nth(1)).toBeFocused();
});

test.describe("with a mail server", () => {
	const { mails, site } = siteWithMail();

	test("who sends an email again by keyboard goes on at its state in the timeline", async ({ browser }) => {
		mails.react({ recipient: 550 });
		const lead = await leadSaying(site, "Send it again", { email });
		const page = await colleague(browser, site, "Ana");
		await page.goto(deskAt(site, `/leads/${lead}`));
		const again = page.getByRole("button", { name: words.sendAgain });
		await again.waitFor({ timeout: 60_000 });
		await again.press("Enter");
		await expect(page.getByText(words.sent, { exact: true })).toBeFocused({ timeout: 60_000 });
	});

	test("who sends an email again from the numbers by keyboard goes on at the heading of the outbox", async ({
		browser,
	}) => {
		mails.react({ recipient: 550 });
		await leadSaying(site, "Send it again from the numbers", { email });
		const page = await colleague(browser, site, "Hemi");
		const again = page.getByRole("button", { name: numbers.sendAgain });
		await expect(async () => {
			await page.goto(deskAt(site, "/numbers"));
			await expect(again).toHaveCount(1, { timeout: 2000 });
		}).toPass();
		await again.press("Enter");
		await expect(again).toHaveCount(0);
		await expect(page.getByRole("heading", { name: numbers.outbox })).toBeFocused();
	});
});
