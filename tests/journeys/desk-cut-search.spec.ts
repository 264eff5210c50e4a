import { maxFound } from "#domain/desk/inbox.ts";
import { colleague, deskAt, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

test("a search that has not looked at older leads says so, below what it found and where it found nothing", async ({
	browser,
	ownSite,
}) => {
	await leadSaying(ownSite, "Quinces");
	const page = await colleague(browser, ownSite, "Hana");
	await page.route("**/api/leads?*", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), isCut: true } });
	});
	const cut = page.getByText(deskCopy.inbox.cut({ count: maxFound }));
	for (const [address, found] of [
		["?search=quinces", 1],
		["?search=quinces&form=paper", 0],
	] as const) {
		await page.goto(deskAt(ownSite, address));
		await expect(cut).toBeVisible();
		await expect(lines(page)).toHaveCount(found);
	}
	await page.unrouteAll({ behavior: "ignoreErrors" });
});
