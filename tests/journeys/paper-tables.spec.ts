import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { description, paperOfChapter } from "#tests/support/site-description.ts";

const chapters = description.pages.filter((path) => paperOfChapter(path) !== undefined);

test.use({ javaScriptEnabled: false });

/** The tables of the page that have to be scrolled, by their first words. */
function cutTables(page: Page): Promise<string[]> {
	return page
		.locator("main .table")
		.evaluateAll((tables) =>
			tables
				.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
				.map(({ textContent }) => textContent.trim().slice(0, 60)),
		);
}

for (const [paper, paths] of Map.groupBy(chapters, paperOfChapter))
	test(`${paper} has no table that is cut at its column's edge on a desk`, async ({ page }) => {
		for (const path of paths) {
			await page.goto(path);
			for (const width of [1024, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect.soft(await cutTables(page), `${path}, ${width} px wide`).toEqual([]);
			}
		}
	});

test("on a phone a row that begins with its week is named by its work, and what belongs to it is side by side", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/resources/white-papers/ai-policy-for-a-small-company/what-is-already-in-use");
	const rows = page.locator(".stack:not(.block-calculation) tr:has(> td.key)");
	expect(await rows.count()).toBeGreaterThan(1);
	for (const row of await rows.all()) {
		const boxes = await row
			.locator("td")
			.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
		const [week = 0, work = 0, who = 0, hours = 0] = boxes;
		expect(week).toBeLessThan(work);
		expect(work).toBeLessThan(who);
		expect(hours).toBe(who);
	}
});

for (const [paper, paths] of Map.groupBy(chapters, paperOfChapter))
	test(`${paper} shows all money of a calculation with the same number of decimals`, async ({ page }) => {
		for (const path of paths) {
			await page.goto(path);
			const columns = await page
				.locator(".block-calculation")
				.evaluateAll((tables) =>
					tables.map((table) =>
						[...table.querySelectorAll("td.number")].map(({ textContent }) => textContent),
					),
				);
			for (const values of columns) {
				const decimals = values
					.filter((value) => /^[^\d]*(?:\$|₹|RM)/.test(value))
					.map((value) => value.split(".")[1]?.length ?? 0);
				expect.soft(new Set(decimals).size, `${path}: ${values}`).toBeLessThan(2);
			}
		}
	});

test("on a phone no title of a chart ends in a line of one letter", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of chapters) {
		await page.goto(path);
		const lines = await page.locator(".block-chart figcaption strong").evaluateAll((titles) =>
			titles.map((title) => {
				const rects = [...title.getClientRects()];
				return { title: title.textContent, last: rects.at(-1)?.width ?? 0, count: rects.length };
			}),
		);
		for (const { title, last, count } of lines)
			if (count > 1) expect.soft(last, `${path}: ${title}`).toBeGreaterThan(60);
	}
});
