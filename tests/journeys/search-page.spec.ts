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

test("its own page says so when the script that would load the search does not come", async ({ page }) => {
	await page.route("**/_astro/start-page*.js", (route) => route.abort());
	await page.goto("/search");
	await expect(page.getByRole("main").getByText(pageCopy.searchFailed)).toBeVisible();
});

test("a long text that is pasted or shared is cut to a question, which the search answers", async ({
	page,
}) => {
	const long = "invoices ".repeat(2000);
	await openWithScript(page, `/search?q=${encodeURIComponent(long.slice(0, 4000))}`);
	await expect(searchResults(page).first()).toBeVisible();
	expect((await searchField(page).inputValue()).length).toBeLessThan(500);
	await searchField(page).fill("");
	await page.evaluate(() => document.querySelector<HTMLInputElement>("#search-field")?.focus());
	await page.keyboard.insertText(long);
	await expect(searchResults(page).first()).toBeVisible();
	expect((await searchField(page).inputValue()).length).toBeLessThan(500);
});

test("on its own page a question stands in the address and can be shared", async ({ page }) => {
	await openWithScript(page, "/search?q=invoices");
	await expect(searchField(page)).toHaveValue("invoices");
	await expect(searchResults(page).first()).toBeVisible();
	await searchField(page).fill("hotel bookings");
	await expect(page).toHaveURL("/search?q=hotel%20bookings");
	await expect(searchResults(page).first()).toHaveAttribute("href", "/industries/hospitality");
});

test("the glass in the field is the one that opens the search", async ({ page }) => {
	await openWithScript(page, "/search");
	const glass = page.locator(".search-box .icon");
	await expect(glass).toBeVisible();
	expect(await glass.innerHTML()).toBe(await searchLink(page).locator(".icon").innerHTML());
	const [drawn, field] = [await glass.boundingBox(), await searchField(page).boundingBox()];
	const middle = (box: typeof drawn) => (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
	expect(middle(drawn)).toBeCloseTo(middle(field), 0);
	expect((drawn?.x ?? 0) - (field?.x ?? 0)).toBeGreaterThan(12);
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

for (const width of [390, 768, 1024])
	test(`what is often looked for has one height and one width, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await openWithScript(page, "/search");
		const links = page.locator(".search-place .search > div ul a:visible");
		await expect(links.first()).toBeVisible();
		const sizes = await links.evaluateAll((all) =>
			all.map((link) => link.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
		);
		expect(sizes.length).toBeGreaterThan(2);
		expect(new Set(sizes.map(({ width }) => Math.round(width))).size).toBe(1);
		expect(new Set(sizes.map(({ height }) => Math.round(height))).size).toBe(1);
	});

for (const width of [390, 1024])
	test(`no badge of a result is next to the last words of a long title, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await openWithScript(page, "/search?q=invoices");
		await expect(searchResults(page).first()).toBeVisible();
		const results = await page.locator(".search-results a:has(small)").evaluateAll((links) =>
			links.map((link) => {
				const title = link.querySelector("strong") ?? link;
				const range = document.createRange();
				range.selectNodeContents(title);
				const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
				const { left, top } = link.querySelector("small")?.getBoundingClientRect() ?? new DOMRect();
				const box = range.getBoundingClientRect();
				return { lines: lines.size, isBelow: top >= box.bottom - 2, isAtLeft: Math.abs(left - box.left) < 2 };
			}),
		);
		const long = results.filter(({ lines }) => lines > 1);
		expect(results.length).toBeGreaterThan(2);
		for (const result of long) expect(result).toMatchObject({ isBelow: true, isAtLeft: true });
	});

for (const width of [768, 1024, 1440])
	test(`the names of a column of the list are equally far apart, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/search");
		const lists = await page
			.locator(".page-list > section > ul:not(:has(.example-mark))")
			.evaluateAll((all) =>
				all.map((list) => [...list.querySelectorAll("a")].map((link) => link.getBoundingClientRect())),
			);
		expect(lists.length).toBeGreaterThan(4);
		for (const links of lists)
			for (const column of Map.groupBy(links, ({ left }) => left).values()) {
				const gaps = column.slice(1).map(({ top }, index) => top - (column[index]?.bottom ?? 0));
				for (const gap of gaps) expect(gap).toBeLessThan(8);
			}
	});
