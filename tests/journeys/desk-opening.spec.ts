import { deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";

test("who opens the desk where it can't be opened reads why, and is in once it can", async ({
	page,
	ownSite,
}) => {
	let answer = { status: 403, json: { code: "needs-https" } };
	await page.route("**/desk/api/visit", (route) => route.fulfill(answer));
	await page.goto(deskAt(ownSite, ""));
	await expect(page.getByText(deskCopy.needsHttps)).toBeVisible();
	answer = { status: 502, json: { code: "of a proxy" } };
	await expect(page.getByText(deskCopy.unreachable)).toBeVisible();
	await page.unroute("**/desk/api/visit");
	await expect(page.getByRole("heading", { name: deskCopy.signIn.heading })).toBeVisible();
});
