import { openWithScript } from "#tests/support/browser/page-script.ts";
import { searchDialog, searchField, searchLink, searchResults } from "#tests/support/browser/search.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy } from "#tests/support/copy.ts";

test("a word that is nowhere is said so, with a way onward", async ({ page }) => {
	await openWithScript(page, "/");
	await searchLink(page).click();
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.type("zzqxj");
	await expect(
		page.getByRole("status").filter({ hasText: pageCopy.nothingFound({ query: "zzqxj" }) }),
	).toBeVisible();
	await expect(searchDialog(page).locator('a[href="/search"]')).toBeVisible();
});

test("words that say nothing of what is looked for lead to what is often looked for", async ({ page }) => {
	await openWithScript(page, "/search?q=how+to");
	await expect(searchField(page)).toHaveValue("how to");
	await expect(page.getByRole("heading", { name: pageCopy.oftenLookedFor })).toBeVisible();
	await searchField(page).fill("how to invoice");
	await expect(searchResults(page).first()).toBeVisible();
	await searchField(page).fill("how to");
	await expect(searchResults(page)).toHaveCount(0);
	await expect(page.getByRole("heading", { name: pageCopy.oftenLookedFor })).toBeVisible();
	await expect(page.locator(".search-status")).toBeEmpty();
});

test("chapters of one paper are under its name, and the word that was asked for is marked", async ({
	page,
}) => {
	await openWithScript(page, "/search?q=stock");
	await expect(page.locator(".search-results mark").first()).toHaveText("stock");
	const ofPaper = page.locator('a[href^="/resources/white-papers/forecasting"]');
	const papers = page.locator(".search-results > li").filter({ has: ofPaper });
	await expect(papers).toHaveCount(1);
	expect(await papers.getByRole("link").count()).toBeGreaterThan(1);
	await expect(papers.locator("small")).toHaveCount(1);
});

test("of a question the words that say something are marked, two letters or more, and no others", async ({
	page,
}) => {
	await openWithScript(page, "/search?q=the+AI+policy");
	await expect(searchResults(page).first()).toBeVisible();
	const marks = await page.locator(".search-results mark").allTextContents();
	expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(["ai", "policy"]));
});

test("pages that only mention the word are named after the results, and the arrows reach them", async ({
	page,
}) => {
	await openWithScript(page, "/search?q=stock");
	const mentions = page.locator(".search-mentions").getByRole("link");
	await expect(searchResults(page).last()).toBeVisible();
	await searchResults(page).last().focus();
	await page.keyboard.press("ArrowDown");
	await expect(mentions.first()).toBeFocused();
});

test("the first result stays inside the gutters of a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await openWithScript(page, "/search?q=stock");
	const box = await searchResults(page).first().boundingBox();
	const fieldBox = await searchField(page).boundingBox();
	expect([box?.x, box?.width]).toEqual([fieldBox?.x, fieldBox?.width]);
});
