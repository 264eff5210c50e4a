import { openWithScript } from "#tests/support/browser/page-script.ts";
import { searchField, searchLink, searchResults } from "#tests/support/browser/search.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy } from "#tests/support/copy.ts";

for (const missing of ["the copy", "the script"]) {
	test(`its own page says so when ${missing} of the search cannot be had`, async ({ page }) => {
		await page.goto("/products");
		const script = (await searchLink(page).getAttribute("data-script")) ?? "no script";
		await page.route(missing === "the copy" ? "**/search/copy.json" : `**${script}`, (route) =>
			route.abort(),
		);
		const errors: Error[] = [];
		page.on("pageerror", (error) => errors.push(error));
		await openWithScript(page, "/search?q=chatbot");
		await expect(page.getByRole("main").getByText(pageCopy.searchFailed)).toBeVisible();
		expect(errors).toEqual([]);
	});
}

test("on its own page a question stands in the address and can be shared", async ({ page }) => {
	await openWithScript(page, "/search?q=invoices");
	await expect(searchField(page)).toHaveValue("invoices");
	await expect(searchResults(page).first()).toBeVisible();
	await searchField(page).fill("hotel bookings");
	await expect(page).toHaveURL("/search?q=hotel%20bookings");
	await expect(searchResults(page).first()).toHaveAttribute("href", "/industries/hospitality");
});

test("what is found takes the place of the list of all pages, which comes back when the field is emptied", async ({
	page,
}) => {
	await openWithScript(page, "/search?q=stock");
	const list = page.getByRole("heading", { level: 2, name: pageCopy.searchKind("service") });
	await expect(searchResults(page).first()).toBeVisible();
	await expect(list).toBeHidden();
	await searchField(page).fill("");
	await expect(list).toBeVisible();
});

for (const width of [360, 390, 768, 1024, 1440]) {
	test(`the list of pages stays where it is when the search arrives, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/products");
		const script = (await page.locator(".search-link").getAttribute("data-script")) ?? "no script";
		let arrive = () => {};
		const held = new Promise<void>((resolve) => {
			arrive = resolve;
		});
		await page.route(`**${script}`, async (route) => {
			await held;
			await route.continue();
		});
		await page.goto("/search", { waitUntil: "domcontentloaded" });
		await page.evaluate(() => document.fonts.ready);
		const list = page.getByRole("main").locator("section h2").first();
		const before = await list.boundingBox();
		await expect(searchField(page)).toHaveCount(0);
		arrive();
		await expect(searchField(page)).toBeVisible();
		expect(await list.boundingBox()).toEqual(before);
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the button leads to a list of all pages, by kind", async ({ page }) => {
		await page.goto("/");
		await searchLink(page).click();
		await expect(page).toHaveURL("/search");
		const list = page.getByRole("main");
		for (const kind of ["service", "industry", "article", "white-paper", "webinar", "policy"])
			await expect(
				list.getByRole("heading", { level: 2, name: pageCopy.searchKind(kind), exact: true }),
			).toBeVisible();
		await list.locator('a[href="/resources/webinars/automating-supplier-invoices"]').click();
		await expect(page).toHaveURL("/resources/webinars/automating-supplier-invoices");
	});

	test("a question that came from elsewhere is answered by a line that the search needs it", async ({
		page,
	}) => {
		await page.goto("/search?q=invoices");
		// Playwright finds no text in a noscript element by itself.
		await expect(page.locator("main noscript p")).toHaveText(pageCopy.searchNeedsScript);
		await expect(page.locator("main noscript p")).toBeVisible();
		await expect(page.getByText(pageCopy.searchFailed)).toBeHidden();
	});

	test("the chapters of a paper open under its name", async ({ page }) => {
		await page.goto("/search");
		const link = 'a[href^="/resources/white-papers/buying-ai-from-a-supplier/"]';
		const paper = page.locator("main details").filter({ has: page.locator(link) });
		const chapter = paper.locator(link).first();
		await expect(chapter).toBeHidden();
		await paper.locator("summary").click();
		await chapter.click();
		await expect(page).toHaveURL(/\/buying-ai-from-a-supplier\//);
	});
});

for (const width of [768, 1024])
	test(`what is often looked for has one height in a row, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openWithScript(page, "/search");
		await expect(page.locator(".search-place .search > div ul a").first()).toBeVisible();
		const boxes = await page
			.locator(".search-place .search > div ul a")
			.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
		const rows = Map.groupBy(boxes, ({ top }) => top);
		expect(rows.size).toBeGreaterThan(1);
		for (const row of rows.values()) expect(new Set(row.map(({ height }) => height)).size).toBe(1);
	});
