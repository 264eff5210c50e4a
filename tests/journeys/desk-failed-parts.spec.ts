import { numberRoutes } from "#domain/desk/numbers.ts";
import { peopleRoutes } from "#domain/desk/people.ts";
import { deskApi } from "#domain/desk/route.ts";
import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";

for (const [what, route, address] of [
	["the outbox", numberRoutes.outbox, "/numbers"],
	["the list of people", peopleRoutes.list, "/people"],
] as const)
	test(`who opens a view in which ${what} can't be read is told so`, async ({ browser, ownSite }) => {
		const page = await colleague(browser, ownSite, "Hana");
		await page.route(`**${deskApi}${route.path}`, (asked) =>
			asked.fulfill({ status: 503, json: { code: "unavailable" } }),
		);
		await page.goto(deskAt(ownSite, address));
		await expect(page.getByRole("alert").getByText(deskCopy.unavailable)).toBeVisible();
	});
