import type { Page } from "@playwright/test";
import { dragOut, pressMargin } from "#tests/support/browser/dialog-presses.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";
import { readPdf } from "#tests/support/read-pdf.ts";

const policies = (["privacy", "terms", "cookies"] as const).map((slug) => ({
	name: pageCopy.policy(slug),
	summary: pageCopy.policySummary(slug),
	path: `/${slug}`,
}));

const footerButton = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("button", { name });

for (const { name, summary, path } of policies) {
	test(`the ${name} opens over the page, and Escape gives the focus back`, async ({ page }) => {
		await openWithScript(page, "/solutions");
		await footerButton(page, name).click();
		const dialog = page.getByRole("dialog", { name });
		await expect(dialog.getByRole("heading", { name, exact: true })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await expect(footerButton(page, name)).toBeFocused();
		await expect(page).toHaveURL("/solutions");
	});

	test(`the ${name} has an address of its own, ${path}`, async ({ page }) => {
		await openWithScript(page, path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	});

	test(`the ${name} says below its title what it comes to, on its page and over another`, async ({
		page,
	}) => {
		await openWithScript(page, path);
		await expect(page.locator("main h1 + p")).toHaveText(summary);
		await openWithScript(page, "/solutions");
		await footerButton(page, name).click();
		const dialog = page.getByRole("dialog", { name });
		await expect(dialog.locator("h1")).toHaveText(name);
		await expect(dialog.locator("h1 + p")).toHaveText(summary);
	});
}

test.describe("an open policy", () => {
	test.beforeEach(async ({ page }) => {
		await openWithScript(page, "/products");
		await footerButton(page, pageCopy.policy("privacy")).click();
		await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeVisible();
	});

	test("scrolls by itself", async ({ page }) => {
		const dialog = page.getByRole("dialog");
		const isScrollable = await dialog.evaluate((element) =>
			[element, ...element.querySelectorAll("*")].some(
				(each) =>
					each.scrollHeight > each.clientHeight + 40 && /auto|scroll/.test(getComputedStyle(each).overflowY),
			),
		);
		expect(isScrollable).toBe(true);
	});

	test("is printed to its end, and the page behind it is not", async ({ page }) => {
		const last = await page.getByRole("dialog").getByRole("heading", { level: 2 }).last().textContent();
		const behind = await page.locator("main h1").textContent();
		const { pages, text } = await readPdf(await page.pdf({ format: "A4" }));
		expect(text).toContain(pageCopy.policy("privacy"));
		expect(text).toContain(last ?? "no heading");
		expect(text).not.toContain(behind ?? "no heading");
		expect(pages.length).toBeGreaterThan(1);
		expect(pages.filter((each) => each.text.trim() === "")).toEqual([]);
	});

	test("is closed by its button", async ({ page }) => {
		await page.getByRole("dialog").getByRole("button", { name: siteCopy.close }).click();
		await expect(page.getByRole("dialog")).toBeHidden();
		await expect(footerButton(page, pageCopy.policy("privacy"))).toBeFocused();
	});

	test("is closed by a press next to it", async ({ page }) => {
		await page.mouse.click(4, 4);
		await expect(page.getByRole("dialog")).toBeHidden();
	});

	test("stays open under a press on its margin, and where a selection of its text ends next to it", async ({
		page,
	}) => {
		const dialog = page.getByRole("dialog");
		await pressMargin(page, dialog);
		await expect(dialog).toBeVisible();
		await dragOut(page, dialog, dialog.getByRole("heading", { level: 1 }));
		await expect(dialog).toBeVisible();
	});

	test("keeps the focus away from the page behind it", async ({ page }) => {
		for (let press = 0; press < 12; press += 1) {
			await page.keyboard.press("Tab");
			const isBehind = await page.evaluate(() => {
				const { activeElement } = document;
				return activeElement !== document.body && activeElement?.closest("dialog") === null;
			});
			expect(isBehind).toBe(false);
		}
	});
});

test("a policy that is closed before its text has come does not come any more", async ({ page }) => {
	const { promise: isClosed, resolve: letThrough } = Promise.withResolvers<void>();
	await page.route("**/privacy.xml", async (route) => {
		await isClosed;
		await route.continue();
	});
	await openWithScript(page, "/products");
	const asked = page.waitForRequest("**/privacy.xml");
	await footerButton(page, pageCopy.policy("privacy")).click();
	await asked;
	const aborted = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/privacy.xml"));
	await page.keyboard.press("Escape");
	await aborted;
	letThrough();
	await expect(page).toHaveURL("/products");
	await footerButton(page, pageCopy.policy("terms")).click();
	const dialog = page.getByRole("dialog", { name: pageCopy.policy("terms") });
	await expect(dialog.getByRole("heading", { level: 1 })).toHaveText(pageCopy.policy("terms"));
});

test("a policy whose text cannot be fetched leads to its page instead", async ({ page }) => {
	await openWithScript(page, "/products");
	await page.route("**/cookies.xml", (route) => route.abort());
	await footerButton(page, pageCopy.policy("cookies")).click();
	await expect(page).toHaveURL(/\/cookies\??$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageCopy.policy("cookies"));
});
