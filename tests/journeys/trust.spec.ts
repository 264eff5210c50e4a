import { expect, test } from "#tests/support/browser/test.ts";

for (const javaScriptEnabled of [true, false]) {
	test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		test("a link to a technical part of the trust page opens it", async ({ page }) => {
			await page.goto("/trust");
			const table = page.locator("#suppliers table");
			await expect(table).toBeHidden();
			await page.locator('nav.article-contents a[href="#suppliers"]').click();
			await expect(table).toBeVisible();
			await expect(table).toBeInViewport();
		});
	});
}
