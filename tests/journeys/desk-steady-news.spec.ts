import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { colleague, deskAt, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { personAtDesk } from "#tests/support/desk-visitor.ts";

/** Milliseconds that an answer takes on the slow line: longer than from one piece of news to the next. */
const slowAnswer = 3000;

test("a list that takes long to read shows a lead that comes, although news of others never stop", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Changed again and again");
	const page = await colleague(browser, ownSite, "Hana");
	const other = await personAtDesk(ownSite, "Ravi");
	const stream = page.waitForResponse("**/api/live");
	await page.goto(deskAt(ownSite));
	await stream;
	await expect(lines(page)).toHaveCount(1);
	await page.route("**/api/leads?*", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, slowAnswer));
		await route.continue();
	});
	let isOver = false;
	const news = (async () => {
		for (let count = 0; !isOver; count++) {
			const change = { kind: count % 2 === 0 ? "claim" : "assign", ...(count % 2 === 1 && { to: null }) };
			await other.get(changeRoutes.make, { leads: [lead], change });
			await new Promise((resolve) => setTimeout(resolve, 600));
		}
	})();
	try {
		await leadSaying(ownSite, "Has just come");
		await expect(lines(page)).toHaveCount(2);
	} finally {
		isOver = true;
		await news;
	}
});
