import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";

declare global {
	interface Window {
		/** Whether the page's last link is laid out. */
		isEndLaidOut(): boolean | undefined;
		/** The same at a moment that a test names. */
		wasEndLaidOut?: boolean | undefined;
	}
}

/** Lets the first moment of each page last until the test has looked, however busy the machine is. */
const holdFirstMoment = (page: Page) =>
	page.addInitScript(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("* { animation-play-state: paused !important }");
		document.adoptedStyleSheets = [sheet];
	});
const endFirstMoment = (page: Page) =>
	page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test.beforeEach(({ page }) =>
		page.addInitScript(() => {
			// Laid out or not, a link that is shown has a box.
			window.isEndLaidOut = () =>
				[...document.querySelectorAll("footer a")].at(-1)?.checkVisibility({ contentVisibilityAuto: true });
		}),
	);

	test("a page is read before its footer is laid out, and has it soon", async ({ page }) => {
		await holdFirstMoment(page);
		await page.goto("/");
		expect(await page.evaluate(() => window.isEndLaidOut())).toBe(false);
		await endFirstMoment(page);
		await expect.poll(() => page.evaluate(() => window.isEndLaidOut())).toBe(true);
	});

	test("sections that the screen has no room for are not laid out before it is painted, and come soon", async ({
		page,
	}) => {
		await holdFirstMoment(page);
		for (const [path, first] of [
			["/", 2],
			["/industries/healthcare", 3],
		] as const) {
			await page.goto(path);
			const headings = page.locator(`main > section:nth-child(n + ${first}) h2`);
			const laidOut = () =>
				headings.evaluateAll(
					(all) => all.filter((each) => each.checkVisibility({ contentVisibilityAuto: true })).length,
				);
			expect(await laidOut()).toBe(0);
			await endFirstMoment(page);
			await headings.first().scrollIntoViewIfNeeded();
			await expect(headings.first()).toBeInViewport();
			await expect.poll(laidOut).toBe(await headings.count());
		}
	});

	test("what is below the screen gets the typefaces after what is shown", async ({ page }) => {
		await page.addInitScript(() => {
			// A visit that has just begun, of a page that has waited for nothing and whose lines are the same in all faces.
			performance.now = () => 0;
			const sheet = new CSSStyleSheet();
			sheet.replaceSync("* { animation: none !important; white-space: nowrap !important }");
			document.adoptedStyleSheets = [sheet];
			new MutationObserver(() => {
				if (document.documentElement.dataset["late"] === undefined)
					window.wasEndLaidOut ??= window.isEndLaidOut();
			}).observe(document, { subtree: true, attributeFilter: ["data-late"] });
		});
		await page.goto("/");
		await expect(page.locator("html[data-late]")).toHaveCount(0);
		expect(await page.evaluate(() => window.wasEndLaidOut)).toBe(false);
		await expect.poll(() => page.evaluate(() => window.isEndLaidOut())).toBe(true);
	});
});
