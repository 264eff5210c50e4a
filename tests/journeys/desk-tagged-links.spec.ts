import { colleague, deskAt, inboxLines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

test("who follows a link that a mail gateway has tagged finds the list and the lead", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Our stock is counted on paper");
	await leadSaying(ownSite, "Can you read invoices");
	const page = await colleague(browser, ownSite, "Hana");
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto(deskAt(ownSite, "?utm_source=x&search=invoices"));
	await expect(inboxLines(page)).toHaveCount(1);
	await page.goto(deskAt(ownSite, `/leads/${lead}?utm=1`));
	await expect(inboxLines(page)).toHaveCount(2);
	await expect(page.locator(".lead-head").getByRole("heading")).toBeVisible();
	expect(asked.filter((address) => address.includes("/api/") && address.includes("utm"))).toEqual([]);
});
