import { expect, test } from "#tests/support/browser/test.ts";

test.describe("on a phone, without JavaScript", () => {
	test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

	test("the first view of the products leads to the questions that find one", async ({ page }) => {
		await page.goto("/products");
		await page.locator('.page-hero a[href="#choose"]').click();
		await expect(page.locator("#choose summary").first()).toBeInViewport();
	});
});

for (const width of [390, 768])
	test(`the steps of the work are one column, each at its node, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/services/ai-consulting");
		const distances = await page.locator(".steps > li").evaluateAll((steps) =>
			steps.map((step) => {
				const node = getComputedStyle(step, "::after");
				const name = step.querySelector("h3")?.getBoundingClientRect();
				const { left, top } = step.getBoundingClientRect();
				return [left + parseFloat(node.left), (name?.top ?? Number.NaN) - top - parseFloat(node.top)];
			}),
		);
		expect(distances.length).toBeGreaterThan(1);
		expect(distances.flat().every(Number.isFinite)).toBe(true);
		expect(new Set(distances.map(String)).size).toBe(1);
	});

for (const width of [390, 1440])
	test(`a band of use cases has the same air above and below, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/services/ai-customer-service");
		const band = page.locator(".band:has(> .width > .use-cases)");
		// On a phone what is below the first view is laid out after the first paint.
		await expect(band).toHaveCSS("content-visibility", "visible");
		const [above, below] = await band.evaluate((element) => {
			const { top, bottom } = element.getBoundingClientRect();
			const texts = [...element.querySelectorAll("dd")].map((text) => text.getBoundingClientRect().bottom);
			const heading = element.querySelector("h2")?.getBoundingClientRect().top ?? Number.NaN;
			return [heading - top, bottom - Math.max(...texts)] as const;
		});
		expect(Math.abs(above - below)).toBeLessThan(4);
	});

for (const width of [390, 768])
	test(`the picture of a solution is marked well within its frame, and compares no line with none, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/solutions");
		const marks = await page.locator(".solution-pictures .vignette").evaluateAll((all) =>
			all.map((picture) => {
				const top = (selector: string) => picture.querySelector(selector)?.getBoundingClientRect();
				const [frame, mark, sheet] = [".vignette-stage", "figcaption", ".input"].map(top);
				if (!frame || !mark || !sheet) return Number.NaN;
				return Math.min(mark.top - frame.top, sheet.top - mark.bottom);
			}),
		);
		expect(marks.length).toBeGreaterThan(3);
		for (const air of marks) expect(air).toBeGreaterThan(4);
		await expect(
			page.locator(".solution-pictures .input .vignette-bar svg").filter({ visible: true }),
		).toHaveCount(0);
	});

for (const width of [390, 768, 1440])
	test(`a list of features ends where its section's text does, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ["/services/ai-marketing", "/services/ai-automation"]) {
			await page.goto(path);
			const section = page.locator(".section:has(> .blocks)");
			await expect(section).toHaveCSS("content-visibility", "visible");
			const air = await section.evaluate((element) => {
				const ends = [...element.querySelectorAll("li")].map((each) => each.getBoundingClientRect().bottom);
				const padding = parseFloat(getComputedStyle(element).paddingBottom);
				return element.getBoundingClientRect().bottom - padding - Math.max(...ends);
			});
			expect(Math.abs(air)).toBeLessThan(4);
		}
	});

for (const width of [768, 1440])
	test(`the figures of the products in a row are at one height, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/products");
		const heights = await page.locator(".product-cards > :not(.double)").evaluateAll((cards) =>
			cards.map((card) => {
				const figure = card.querySelector(".value")?.getBoundingClientRect().top ?? Number.NaN;
				return [Math.round(card.getBoundingClientRect().top), Math.round(figure)] as const;
			}),
		);
		const rows = Map.groupBy(heights, ([top]) => top);
		expect(rows.size).toBeLessThan(heights.length);
		for (const row of rows.values()) expect(new Set(row.map(String)).size).toBe(1);
	});

test("on a phone the link to the prices of products is not broken", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/products");
	const link = page.locator(".product-cards + p > a");
	expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
});

for (const width of [1260, 1440, 2560])
	test(`the pictures of the products in a row have one height, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/products");
		const ends = await page.locator(".product-cards > li").evaluateAll((cards) =>
			cards.map((card) => {
				const picture = card.querySelector(".vignette-stage")?.getBoundingClientRect().bottom ?? Number.NaN;
				return [Math.round(card.getBoundingClientRect().top), Math.round(picture)] as const;
			}),
		);
		const rows = Map.groupBy(ends, ([top]) => top);
		expect(rows.size).toBe(4);
		for (const row of rows.values()) expect(new Set(row.map(String)).size).toBe(1);
	});

test("the questions that find a solution are as far from the next section as other sections are", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/solutions");
	const air = await page.locator("#choose").evaluate((section) => {
		const ends = [...section.querySelectorAll("h2, h2 ~ p, .chooser > details")].map(
			(part) => part.getBoundingClientRect().bottom,
		);
		const padding = parseFloat(getComputedStyle(section).paddingBottom);
		return section.getBoundingClientRect().bottom - padding - Math.max(...ends);
	});
	expect(air).toBeLessThan(4);
});
