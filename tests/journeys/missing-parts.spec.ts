import { openAssessment, option, stepLink } from "#tests/support/browser/assessment-form.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { searchResults } from "#tests/support/browser/search.ts";
import { expect, test } from "#tests/support/browser/test.ts";

test("where the browser counts nothing for a site, the assessment can be taken", async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "sendBeacon"));
	await openAssessment(page);
	await stepLink(page, "today").click();
	await option(page, "experience", "some").check();
	await expect(page.getByRole("complementary")).toBeVisible();
});

test("where a browser of 2023 can't group what is found, the search finds it", async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(Map, "groupBy"));
	await openWithScript(page, "/search?q=invoices");
	await expect(searchResults(page).first()).toBeVisible();
});
