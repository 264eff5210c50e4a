import { inboxPage } from "#domain/desk/inbox.ts";
import { livePath } from "#domain/desk/live.ts";
import { colleague, deskAt, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";

const { inbox, loadAgain, unavailable } = deskCopy;

test("who comes to the end of a list of which the service refuses the rest is told so, and gets it once they ask again", async ({
	browser,
	ownSite,
}) => {
	const leads = inboxPage + 5;
	for (let count = 0; count < leads; count++)
		await postJson(ownSite, "/forms/contact", { values: messageSaying(`Number ${count}`) });
	const page = await colleague(browser, ownSite, "Hana");
	let refused = 0;
	const isFurther = ({ pathname, searchParams }: URL) =>
		pathname.endsWith("/api/leads") && searchParams.has("cursor");
	await page.route(isFurther, (asked) => {
		refused += 1;
		return asked.fulfill({ status: 503, json: { code: "unavailable" } });
	});
	// News of the leads would have the rest asked for anew, before or after the button is pressed.
	await page.route(
		({ pathname }) => pathname.endsWith(livePath),
		(asked) => asked.abort(),
	);
	await page.goto(deskAt(ownSite));
	await lines(page).first().waitFor();
	await page.getByRole("list", { name: inbox.leads }).hover();
	await page.mouse.wheel(0, 100_000);
	await expect(page.getByText(unavailable)).toBeVisible();
	// Nothing asks without end.
	expect(refused).toBeLessThan(5);
	await page.unroute(isFurther);
	await page.getByRole("button", { name: loadAgain }).press("Enter");
	await expect(page.locator(`.lead-scroller [aria-setsize="${leads}"]`).first()).toBeVisible();
	// The button has gone; who pressed it goes on at the line above the new ones.
	await expect(page.locator(`[aria-posinset="${inboxPage}"]`).getByRole("link")).toBeFocused();
});
