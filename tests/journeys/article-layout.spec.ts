import { expect, test } from "#tests/support/browser/test.ts";

const article = "/resources/blog/choosing-the-first-use-case";

for (const width of [320, 390]) {
	test.describe(`${width} px wide, without JavaScript`, () => {
		test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

		test("each row of scores shows its total, and no frame has to be scrolled for it", async ({ page }) => {
			await page.goto(article);
			const scores = page.locator(".table").filter({ has: page.locator(".scores") });
			await scores.scrollIntoViewIfNeeded();
			await expect(scores.locator("td.result").first()).toBeInViewport({ ratio: 1 });
			expect(await scores.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
		});

		test("the parts of an article are in a fold, which the keyboard opens", async ({ page }) => {
			await page.goto(article);
			const contents = page.locator("nav.article-contents");
			await expect(contents.getByRole("link").first()).toBeHidden();
			await contents.locator("summary").press("Enter");
			await contents.getByRole("link").last().press("Enter");
			await expect(page).toHaveURL(/#.+/);
		});
	});
}

test("on a desk the parts of an article are next to it, without a fold", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(article);
	const contents = page.locator("nav.article-contents");
	await expect(contents.getByRole("link").first()).toBeVisible();
	await expect(contents.locator("summary")).toBeHidden();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the way up is one line, also where the titles are long", async ({ page }) => {
		const chapter = "/resources/white-papers/forecasting-demand-with-short-history/sales-are-not-demand";
		for (const path of [article, chapter, "/assessment/sample", "/services/intelligent-process-automation"]) {
			await page.goto(path);
			const links = page.locator(".breadcrumbs a:visible");
			const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
			expect(tops.length).toBeGreaterThan(1);
			expect(new Set(tops).size).toBe(1);
		}
		await page.goto(chapter);
		await page.locator("main header").getByRole("link").first().click();
		await expect(page).toHaveURL(/\/forecasting-demand-with-short-history$/);
	});
});

test("on a small desk the scene of an article, a study and an industry takes two fifths of the page, all of it in view", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	for (const path of [
		article,
		"/resources/case-studies/retail-stock-forecasting",
		"/industries/healthcare",
	]) {
		await page.goto(path);
		const scene = await page.locator(".scene-hero img").boundingBox();
		expect(scene?.width).toBeGreaterThan(1024 * 0.4);
		expect((scene?.x ?? 0) + (scene?.width ?? 0)).toBeLessThan(1024);
	}
});

test("on a tablet the facts below a title are set apart", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const path of [article, "/resources/case-studies/retail-stock-forecasting"]) {
		await page.goto(path);
		const facts = await page
			.locator(".scene-hero .facts > *")
			.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect()));
		expect(facts.length).toBeGreaterThan(2);
		for (const [index, { left, top }] of facts.slice(1).entries())
			if (top === facts[index]?.top) expect(left - facts[index].right).toBeGreaterThanOrEqual(28);
	}
});

for (const width of [900, 1024, 1150, 1440])
	test(`what follows an article begins where its text does, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(article);
		const lefts = await page
			.locator("main .two-columns > :nth-child(2)")
			.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)));
		expect(lefts.length).toBeGreaterThan(2);
		expect(new Set(lefts).size).toBe(1);
	});

test("the thread of a study's chart runs along no bar", async ({ page }) => {
	for (const study of ["retail-stock-forecasting", "manufacturing-visual-inspection"]) {
		await page.goto(`/resources/case-studies/${study}`);
		const overlaps = await page.locator(".before-after svg").evaluateAll((charts) =>
			charts.flatMap((chart) => {
				const bars = [...chart.querySelectorAll("rect")].map((bar) => bar.getBoundingClientRect());
				const lines = [...chart.querySelectorAll("line")].map((line) => line.getBoundingClientRect());
				return lines.flatMap((line) =>
					bars
						.filter((bar) => line.top > bar.top && line.bottom < bar.bottom)
						.map((bar) => Math.min(line.right, bar.right) - Math.max(line.left, bar.left)),
				);
			}),
		);
		expect(Math.max(0, ...overlaps)).toBeLessThan(2);
	}
});

for (const width of [1100, 1440])
	test(`the chart of a study's first result is in the middle of its cell, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/resources/case-studies/manufacturing-visual-inspection");
		const [cell, chart] = await page
			.locator(".study-results li:first-child, .study-results li:first-child .before-after")
			.evaluateAll((parts) =>
				parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
			);
		expect(Math.abs((chart ?? Number.NaN) - (cell ?? Number.NaN))).toBeLessThan(2);
	});

for (const width of [390, 768, 1440])
	test(`a chapter names its paper in one link above its title, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/resources/white-papers/buying-ai-from-a-supplier/reading-the-market");
		const title = await page.getByRole("heading", { level: 1 }).boundingBox();
		const tops = await page
			.locator('a[href="/resources/white-papers/buying-ai-from-a-supplier"]:visible')
			.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
		expect(tops.filter((top) => top < (title?.y ?? 0))).toHaveLength(1);
	});
