import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Page as VisitorsPage } from "puppeteer-core";
import { expect, test } from "#tests/support/browser/test.ts";
import { startVisitorsChromium } from "#tools/browser/visitors-chromium.ts";

test("a page with a form is rendered while the pointer rests on its link, and starts the form when it is opened", async ({
	baseURL,
}) => {
	const browser = await startVisitorsChromium();
	try {
		const page = await browser.newPage();
		const link = 'header a[href="/contact"]';
		// Again when a busy machine had not rendered it by the press.
		await expect(async () => {
			await page.goto(baseURL ?? "", { waitUntil: "networkidle0" });
			await page.hover(link);
			await setTimeout(1000);
			await page.click(link);
			await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/contact");
			expect(await openedAt(page)).toBeGreaterThan(0);
		}).toPass();
		await page.waitForSelector("astro-island:not([ssr]) form");
		const opened = await openedAt(page);
		const started = await page.evaluate(() => {
			const files = performance.getEntriesByType("resource");
			return files.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime);
		});
		expect(started.length).toBeGreaterThan(0);
		expect(Math.min(...started)).toBeGreaterThan(opened);
		await page.click('form button[type="submit"]');
		await page.waitForSelector('[aria-invalid="true"]');
	} finally {
		await browser.close();
	}
});

test("the link on which the pointer rests is marked to be rendered ahead, and no other", async ({ page }) => {
	await page.goto("/");
	const linkTo = (path: string) => page.locator(`#menu a[href="${path}"]`);
	const marked = page.locator("a.pointed");
	// Again when the page's scripts did not run yet.
	await expect(async () => {
		await page.mouse.move(0, 0);
		await linkTo("/products").hover();
		await expect(marked).toHaveAttribute("href", "/products", { timeout: 500 });
	}).toPass();
	await linkTo("/company").hover();
	await expect(marked).toHaveAttribute("href", "/company");
	await expect(marked).toHaveCount(1);
});

/** When a page that was rendered ahead was opened, in milliseconds of its own time. */
const openedAt = (page: VisitorsPage) =>
	page.evaluate(() => {
		const [visit] = performance.getEntriesByType("navigation") as { activationStart?: number }[];
		return visit?.activationStart ?? 0;
	});

/** Whether the page came by a transition from the one before. */
const cameByTransition = (page: Page) =>
	page.evaluate(() => document.documentElement.classList.contains("by-transition"));

test.describe("where motion is welcome", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() =>
			addEventListener("pagereveal", ({ viewTransition }) =>
				document.documentElement.classList.toggle("by-transition", viewTransition !== null),
			),
		);
		await page.goto("/");
		// The page's scripts run.
		await expect(page.locator(".theme")).toBeVisible();
	});

	test("the picture of a card moves to the page behind it", async ({ page }) => {
		await page.locator(".image-card a").first().click();
		await page.waitForURL("**/industries/*");
		expect(await cameByTransition(page)).toBe(true);
	});

	test("a page that is opened from the menu comes at once, without a transition", async ({ page }) => {
		await page.locator("#menu").getByRole("link").first().click();
		await page.waitForURL("**/industries");
		expect(await cameByTransition(page)).toBe(false);
	});
});
