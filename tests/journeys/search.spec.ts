import { control } from "#tests/support/browser/contact-form.ts";
import { dragOut, pressMargin } from "#tests/support/browser/dialog-presses.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { searchDialog, searchField, searchLink, searchResults } from "#tests/support/browser/search.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";

test("the button opens a search in which a word leads to its page by the arrows and Enter", async ({
	page,
}) => {
	await openWithScript(page, "/products");
	await searchLink(page).click();
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.type("invoices");
	await expect(searchResults(page).first()).toBeVisible();
	const count = await searchResults(page).count();
	await expect(
		page.getByRole("status").filter({ hasText: pageCopy.found({ count, query: "invoices" }) }),
	).toBeVisible();
	const paths = await searchResults(page).evaluateAll((links) =>
		links.map((link) => link.getAttribute("href")),
	);
	expect(paths).toContain("/resources/webinars/automating-supplier-invoices");
	await page.keyboard.press("ArrowDown");
	await expect(searchResults(page).nth(0)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(searchResults(page).nth(1)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(paths[1] ?? "no second result");
	await expect(searchDialog(page)).toBeHidden();
});

test("Enter in the field opens the first match", async ({ page }) => {
	await openWithScript(page, "/");
	await page.keyboard.press("/");
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.type("real estate");
	await expect(searchResults(page).first()).toHaveAttribute("href", "/industries/real-estate");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/industries/real-estate");
});

test("what is typed after the key while the search is on its way is in its field", async ({ page }) => {
	await openWithScript(page, "/products");
	const script = (await searchLink(page).getAttribute("data-script")) ?? "no script";
	const { promise: typed, resolve: letScriptPass } = Promise.withResolvers<void>();
	await page.route(`**${script}`, async (route) => {
		await typed;
		await route.continue();
	});
	await page.keyboard.type("/invoicez");
	await page.keyboard.press("Backspace");
	letScriptPass();
	await expect(searchField(page)).toHaveValue("invoice");
	await page.keyboard.type("s");
	await expect(searchField(page)).toHaveValue("invoices");
	await expect(searchResults(page).first()).toBeVisible();
});

for (const width of [390, 1440])
	test(`its button to close it keeps off the field, and from the edge, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await openWithScript(page, "/products");
		await page.keyboard.press("/");
		const dialog = await searchDialog(page).boundingBox();
		const close = await searchDialog(page).getByRole("button").boundingBox();
		const field = await searchField(page).boundingBox();
		expect((close?.y ?? 0) - (dialog?.y ?? Number.NaN)).toBeGreaterThanOrEqual(20);
		// The ring of its focus takes six pixels.
		expect((field?.y ?? 0) - (close?.y ?? Number.NaN) - (close?.height ?? 0)).toBeGreaterThanOrEqual(12);
	});

test("Escape closes it and gives the focus back", async ({ page }) => {
	await openWithScript(page, "/company");
	await searchLink(page).focus();
	await page.keyboard.press("Enter");
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.type("stock");
	await expect(searchResults(page).first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(searchDialog(page)).toBeHidden();
	await expect(searchLink(page)).toBeFocused();
	await page.keyboard.press("/");
	await expect(searchField(page)).toBeFocused();
	await page.getByRole("button", { name: siteCopy.close }).click();
	await expect(searchDialog(page)).toBeHidden();
});

test("it stays open under a press on its margin and where a selection ends next to it, and a press next to it closes it", async ({
	page,
}) => {
	await openWithScript(page, "/company");
	await searchLink(page).click();
	await searchField(page).fill("invoices");
	await pressMargin(page, searchDialog(page));
	await expect(searchDialog(page)).toBeVisible();
	await dragOut(page, searchDialog(page), searchField(page));
	await expect(searchDialog(page)).toBeVisible();
	await page.mouse.click(4, 4);
	await expect(searchDialog(page)).toBeHidden();
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
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(searchDialog(page)).toBeHidden();
	await expect(menu).toBeFocused();
});

test("a slash that is typed into a field stays a slash", async ({ page }) => {
	await openWithScript(page, "/contact");
	const message = control(page, "message");
	await message.click();
	await page.keyboard.type("and/or");
	await expect(message).toHaveValue("and/or");
	await expect(searchField(page)).toHaveCount(0);
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
	await expect(searchDialog(page)).toBeHidden();

	await openWithScript(page, "/products");
	await page.evaluate(() =>
		addEventListener("keydown", (event) => Object.assign(window, { isTaken: event.defaultPrevented })),
	);
	await page.keyboard.press("/");
	// The browser has the key to itself.
	expect(await page.evaluate("window.isTaken")).toBe(false);
	await expect(page.locator(".search-dialog")).toHaveCount(0);
	await searchLink(page).click();
	await expect(searchField(page)).toBeFocused();
	await choice.check();
	await page.keyboard.press("Escape");
	await page.keyboard.press("/");
	await expect(searchField(page)).toBeFocused();
});

test("nothing is loaded for a search before it is opened", async ({ page }) => {
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
	await page.goto("/", { waitUntil: "networkidle" });
	expect(loaded.filter((path) => path.includes("search"))).toEqual([]);
	await searchLink(page).click();
	await expect(searchField(page)).toBeFocused();
	await page.keyboard.type("invoices");
	await expect(searchResults(page).first()).toBeVisible();
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
