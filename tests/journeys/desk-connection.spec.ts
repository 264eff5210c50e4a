import { colleague, deskAt, inboxOfTwo, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { inbox, lead: words, unreachable } = deskCopy;

test("a search without a connection shows no lead that it has not found, and finds once there is one", async ({
	browser,
	ownSite,
}) => {
	const page = await inboxOfTwo(browser, ownSite);
	await page.context().setOffline(true);
	await page.getByRole("searchbox", { name: inbox.search }).fill("invoices");
	await expect(lines(page)).toHaveCount(0);
	await expect(page.getByText(unreachable)).toBeVisible();
	await page.context().setOffline(false);
	await expect(lines(page)).toHaveCount(1);
	await expect(page.getByText(unreachable)).toHaveCount(0);
});

test("a note that could not be sent no longer says that the service can't be reached once it can", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Our stock is counted on paper");
	const page = await colleague(browser, ownSite, "Hana");
	await page.goto(deskAt(ownSite, `/leads/${lead}`));
	await page.locator(".lead-note summary").click();
	const note = page.getByLabel(words.note, { exact: true });
	await note.fill("They called");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: words.addNote }).click();
	await expect(page.getByText(unreachable)).toBeVisible();
	await page.context().setOffline(false);
	await expect(page.getByText(unreachable)).toHaveCount(0);
	await expect(page.locator(".lead-note").getByRole("alert")).toBeVisible();
	await expect(note).toHaveValue("They called");
});
