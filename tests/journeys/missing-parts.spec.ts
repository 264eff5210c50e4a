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

for (const [what, hide] of [
	["the paint of a page", () => Reflect.deleteProperty(window, "PerformanceObserver")],
	["its load", () => Object.assign(performance, { getEntriesByType: () => [] })],
] as const)
	test(`where the browser tells a site nothing of ${what}, the page's controls work`, async ({ page }) => {
		const errors: Error[] = [];
		page.on("pageerror", (error) => errors.push(error));
		await page.addInitScript(hide);
		await openWithScript(page, "/products");
		expect(errors.filter(({ name }) => name === "TypeError")).toEqual([]);
	});
