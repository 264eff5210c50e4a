import type { Locator, Page } from "@playwright/test";
import { control } from "#tests/support/browser/contact-form.ts";
import { dragOut, pressMargin } from "#tests/support/browser/dialog-presses.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";

function searchLink(page: Page): Locator {
	return page.getByRole("banner").getByRole("link", { name: siteCopy.search });
}

function dialog(page: Page): Locator {
	return page.getByRole("dialog", { name: pageCopy.searchField });
}

function field(page: Page): Locator {
	return page.getByRole("searchbox", { name: pageCopy.searchField });
}

function results(page: Page): Locator {
	return page.locator(".search-results > li:not(.search-mentions)").getByRole("link");
}

test("the button opens a search in which a word leads to its page by the arrows and Enter", async ({
	page,
}) => {
	await openWithScript(page, "/products");
	await searchLink(page).click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("invoices");
	await expect(results(page).first()).toBeVisible();
	const count = await results(page).count();
	await expect(
		page.getByRole("status").filter({ hasText: pageCopy.found({ count, query: "invoices" }) }),
	).toBeVisible();
	const paths = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(paths).toContain("/resources/webinars/automating-supplier-invoices");
	await page.keyboard.press("ArrowDown");
	await expect(results(page).nth(0)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(results(page).nth(1)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(paths[1] ?? "no second result");
	await expect(dialog(page)).toBeHidden();
});

test("Enter in the field opens the first match", async ({ page }) => {
	await openWithScript(page, "/");
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("real estate");
	await expect(results(page).first()).toHaveAttribute("href", "/industries/real-estate");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/industries/real-estate");
});

test("Escape closes it and gives the focus back", async ({ page }) => {
	await openWithScript(page, "/company");
	await searchLink(page).focus();
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("stock");
	await expect(results(page).first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(searchLink(page)).toBeFocused();
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await page.getByRole("button", { name: siteCopy.close }).click();
	await expect(dialog(page)).toBeHidden();
});

test("it stays open under a press on its margin and where a selection ends next to it, and a press next to it closes it", async ({
	page,
}) => {
	await openWithScript(page, "/company");
	await searchLink(page).click();
	await field(page).fill("invoices");
	await pressMargin(page, dialog(page));
	await expect(dialog(page)).toBeVisible();
	await dragOut(page, dialog(page), field(page));
	await expect(dialog(page)).toBeVisible();
	await page.mouse.click(4, 4);
	await expect(dialog(page)).toBeHidden();
});

test("on a phone, where it is opened from the menu, the focus goes back to the menu's button", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await openWithScript(page, "/company");
	const menu = page.getByRole("button", { name: siteCopy.menu });
	await menu.focus();
	await page.keyboard.press("Enter");
	await searchLink(page).focus();
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(menu).toBeFocused();
});

test("a slash that is typed into a field stays a slash", async ({ page }) => {
	await openWithScript(page, "/contact");
	const message = control(page, "message");
	await message.click();
	await page.keyboard.type("and/or");
	await expect(message).toHaveValue("and/or");
	await expect(field(page)).toHaveCount(0);
});

test("a person whose speech input types slashes switches the key off, and the button still opens the search", async ({
	page,
}) => {
	const choice = page.getByRole("checkbox", { name: pageCopy.searchKey });
	await openWithScript(page, "/company");
	await page.keyboard.press("/");
	await choice.uncheck();
	await page.keyboard.press("Escape");
	await page.keyboard.press("/");
	await expect(dialog(page)).toBeHidden();

	await openWithScript(page, "/products");
	await page.evaluate(() =>
		addEventListener("keydown", (event) => Object.assign(window, { isTaken: event.defaultPrevented })),
	);
	await page.keyboard.press("/");
	// The browser has the key to itself.
	expect(await page.evaluate("window.isTaken")).toBe(false);
	await expect(page.locator(".search-dialog")).toHaveCount(0);
	await searchLink(page).click();
	await expect(field(page)).toBeFocused();
	await choice.check();
	await page.keyboard.press("Escape");
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
});

test("nothing is loaded for a search before it is opened", async ({ page }) => {
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
	await page.goto("/", { waitUntil: "networkidle" });
	expect(loaded.filter((path) => path.includes("search"))).toEqual([]);
	await searchLink(page).click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("invoices");
	await expect(results(page).first()).toBeVisible();
	expect(loaded).toContain("/search/index.json");
});

test("the button leads to the list of all pages when its script cannot be had", async ({ page }) => {
	await openWithScript(page, "/products");
	const script = (await searchLink(page).getAttribute("data-script")) ?? "no script";
	await page.route(`**${script}`, (route) => route.abort());
	await searchLink(page).click();
	await expect(page).toHaveURL("/search");
	await expect(
		page.getByRole("main").getByRole("heading", { level: 2, name: pageCopy.searchKind("service") }),
	).toBeVisible();
});

test("a word that is nowhere is said so, with a way onward", async ({ page }) => {
	await openWithScript(page, "/");
	await searchLink(page).click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("zzqxj");
	await expect(
		page.getByRole("status").filter({ hasText: pageCopy.nothingFound({ query: "zzqxj" }) }),
	).toBeVisible();
	await expect(dialog(page).locator('a[href="/search"]')).toBeVisible();
});

test("words that say nothing of what is looked for lead to what is often looked for", async ({ page }) => {
	await openWithScript(page, "/search?q=how+to");
	await expect(field(page)).toHaveValue("how to");
	await expect(page.getByRole("heading", { name: pageCopy.oftenLookedFor })).toBeVisible();
	await field(page).fill("how to invoice");
	await expect(results(page).first()).toBeVisible();
	await field(page).fill("how to");
	await expect(results(page)).toHaveCount(0);
	await expect(page.getByRole("heading", { name: pageCopy.oftenLookedFor })).toBeVisible();
	await expect(page.locator(".search-status")).toBeEmpty();
});

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
	await expect(field(page)).toHaveValue("invoices");
	await expect(results(page).first()).toBeVisible();
	await field(page).fill("hotel bookings");
	await expect(page).toHaveURL("/search?q=hotel%20bookings");
	await expect(results(page).first()).toHaveAttribute("href", "/industries/hospitality");
});

test("what is found takes the place of the list of all pages, which comes back when the field is emptied", async ({
	page,
}) => {
	await openWithScript(page, "/search?q=stock");
	const list = page.getByRole("heading", { level: 2, name: pageCopy.searchKind("service") });
	await expect(results(page).first()).toBeVisible();
	await expect(list).toBeHidden();
	await field(page).fill("");
	await expect(list).toBeVisible();
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
	await expect(results(page).first()).toBeVisible();
	const marks = await page.locator(".search-results mark").allTextContents();
	expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(["ai", "policy"]));
});

test("pages that only mention the word are named after the results, and the arrows reach them", async ({
	page,
}) => {
	await openWithScript(page, "/search?q=stock");
	const mentions = page.locator(".search-mentions").getByRole("link");
	await expect(results(page).last()).toBeVisible();
	await results(page).last().focus();
	await page.keyboard.press("ArrowDown");
	await expect(mentions.first()).toBeFocused();
});

test("the first result stays inside the gutters of a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await openWithScript(page, "/search?q=stock");
	const box = await results(page).first().boundingBox();
	const fieldBox = await field(page).boundingBox();
	expect([box?.x, box?.width]).toEqual([fieldBox?.x, fieldBox?.width]);
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
		await expect(field(page)).toHaveCount(0);
		arrive();
		await expect(field(page)).toBeVisible();
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
