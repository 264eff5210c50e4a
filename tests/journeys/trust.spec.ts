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

for (const width of [360, 768, 1440]) {
	test(`what the trust page asks in short comes before its answer, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/trust");
		const entries = page.locator(".thread-points > li");
		await expect(entries).not.toHaveCount(0);
		for (const entry of await entries.all()) {
			const question = await entry.locator("p").first().boundingBox();
			const answer = await entry.getByRole("heading").boundingBox();
			expect(question && question.y + question.height).toBeLessThanOrEqual(answer?.y ?? 0);
		}
	});
}
