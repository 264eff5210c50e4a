import { maxFound } from "#domain/desk/inbox.ts";
import { colleague, deskAt, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

test("a search that has not looked at older leads says so before they are read or exported, and where it found nothing", async ({
	browser,
	ownSite,
}) => {
	await leadSaying(ownSite, "Quinces");
	const page = await colleague(browser, ownSite, "Hana");
	await page.route("**/api/leads?*", async (route) => {
		if (new URL(route.request().url()).searchParams.has("cursor")) return;
		const response = await route.fetch();
		// Further leads are on their way, so that this is not the end of the list.
		await route.fulfill({ response, json: { ...(await response.json()), next: "further", isCut: true } });
	});
	const exported = page.getByRole("button", { name: deskCopy.exportCsv });
	const byTheExport = page.locator("header").filter({ has: exported });
	for (const [address, found] of [
		["?search=quinces", 1],
		["?search=quinces&form=paper", 0],
	] as const) {
		await page.goto(deskAt(ownSite, address));
		await expect(byTheExport.getByText(deskCopy.inbox.cut({ count: maxFound }))).toBeVisible();
		await expect(lines(page)).toHaveCount(found);
	}
	await page.unrouteAll({ behavior: "ignoreErrors" });
});
