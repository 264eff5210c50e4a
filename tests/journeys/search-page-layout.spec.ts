import { openWithScript } from "#tests/support/browser/page-script.ts";
import { searchResults } from "#tests/support/browser/search.ts";
import { expect, test } from "#tests/support/browser/test.ts";

for (const width of [390, 768, 1024])
	test(`the field comes before the land, which ends the page, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ["/search", "/search?q=invoices"]) {
			await openWithScript(page, path);
			if (path.includes("?")) await expect(searchResults(page).first()).toBeVisible();
			const land = page.locator("main .page-hero img");
			await land.scrollIntoViewIfNeeded();
			await expect(land).toBeInViewport();
			const [box, end] = [await land.boundingBox(), await page.getByRole("contentinfo").boundingBox()];
			expect(box?.width).toBe(width);
			expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeCloseTo(end?.y ?? 0, 0);
		}
	});

for (const width of [390, 1024])
	test(`the names of the field and of what is often looked for are alike, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await openWithScript(page, "/search");
		const names = page.locator(".search-place :is(label, h2):visible");
		await expect(names).toHaveCount(2);
		const faces = await names.evaluateAll((all) => all.map((each) => getComputedStyle(each).font));
		expect(new Set(faces).size).toBe(1);
	});
