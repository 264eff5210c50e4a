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

for (const width of [1000, 1440])
	test(`what is found is as wide as the page, its names below the field's, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await openWithScript(page, "/search?q=stock");
		await expect(searchResults(page).first()).toBeVisible();
		const leftOf = (selector: string) =>
			page
				.locator(selector)
				.evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().left)))]);
		const names = await leftOf(".search-place :is(label, .search-results > li > a strong)");
		const words = await leftOf(".search-place :is(.search-box, .search-results > li > a > p + p)");
		expect(names).toHaveLength(1);
		expect(words).toHaveLength(1);
		expect(words[0]).toBeGreaterThan((names[0] ?? Number.NaN) + width / 3);
	});

test("on a desk the tint of a result covers the shorter line below it", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openWithScript(page, "/search?q=stock");
	await expect(searchResults(page).first()).toBeVisible();
	const tint = await searchResults(page).first().boundingBox();
	const next = await page.locator(".search-results > li + li").evaluateAll(([row = document.body]) => {
		const { top, width } = row.getBoundingClientRect();
		return { line: top + Number.parseFloat(getComputedStyle(row).borderTopWidth), width };
	});
	expect(tint?.width).toBeGreaterThan(next.width);
	expect((tint?.y ?? 0) + (tint?.height ?? 0)).toBeGreaterThanOrEqual(next.line);
});

for (const width of [390, 768, 1440])
	test(`the badges of a result are one line, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openWithScript(page, "/search?q=stock");
		const marked = searchResults(page).filter({ has: page.locator(".example") });
		await expect(marked.first()).toBeVisible();
		const tops = await marked
			.first()
			.locator("small")
			.evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().top));
		expect(tops).toHaveLength(2);
		expect(new Set(tops).size).toBe(1);
	});

test("on a phone the links of an unknown address are a column", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/nowhere");
	const lefts = await page
		.locator(".not-found-links a")
		.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
	expect(lefts.length).toBeGreaterThan(1);
	expect(new Set(lefts).size).toBe(1);
});
