import { colleague, deskAt, inboxOfTwo, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { inbox } = deskCopy;

test("who closes a lead by keyboard goes on with the one after it, and is told how many a change is about", async ({
	browser,
	ownSite,
}) => {
	for (const message of ["First of three", "Second of three", "Third of three"])
		await leadSaying(ownSite, message);
	const page = await colleague(browser, ownSite, "Hana");
	await expect(lines(page)).toHaveCount(3);
	const order = await lines(page).getByRole("link").allTextContents();
	for (const key of ["j", "j", "x", "e"]) await page.keyboard.press(key);
	await expect(page.getByRole("dialog")).toContainText(inbox.selected({ count: 1 }));
	await page.getByRole("option", { name: inbox.won, exact: true }).click();
	await expect(lines(page)).toHaveCount(2);
	await page.keyboard.press("j");
	await expect(lines(page).getByRole("link").last()).toBeFocused();
	expect(await lines(page).getByRole("link").allTextContents()).toEqual([order[0], order[2]]);
});

test("a snooze can be ended where there is one, and only there", async ({ browser, ownSite }) => {
	await leadSaying(ownSite, "The first of two");
	await leadSaying(ownSite, "The second of two");
	const page = await colleague(browser, ownSite, "Hana");
	const end = page.getByRole("option", { name: inbox.endSnooze });
	const untilReply = page.getByRole("option", { name: inbox.untilReply });
	await page.goto(deskAt(ownSite, "?view=all"));
	await expect(lines(page)).toHaveCount(2);
	for (const key of ["j", "x", "z"]) await page.keyboard.press(key);
	await expect(untilReply).toBeVisible();
	await expect(end).toHaveCount(0);
	await untilReply.click();
	await expect(page.getByRole("button", { name: inbox.undo })).toBeVisible();
	for (const line of await lines(page).all()) await line.getByRole("checkbox").check({ force: true });
	await page.keyboard.press("z");
	await expect(end).toBeVisible();
});

test("who searches by keyboard goes on to what was found with Enter and the next key", async ({
	browser,
	ownSite,
}) => {
	const page = await inboxOfTwo(browser, ownSite);
	await page.keyboard.press("/");
	await page.keyboard.type("invoices");
	await page.keyboard.press("Enter");
	await expect(lines(page)).toHaveCount(1);
	await page.keyboard.press("j");
	await expect(lines(page).getByRole("link")).toBeFocused();
	await expect(page.getByLabel(inbox.search)).toHaveValue("invoices");
});
