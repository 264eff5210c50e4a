import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";

const path = "/services/ai-automation";

/** The least visible of the parts that appear one after the other: 1 when all of them are there. */
function leastOpacity(figure: Locator): Promise<number> {
	return figure
		.locator(".vignette-decision, .read > *")
		.evaluateAll((parts) => Math.min(...parts.map((part) => Number(getComputedStyle(part).opacity))));
}

test.describe("the picture of a service at work", () => {
	test("is whole once a visitor has scrolled to it, and stays so", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 500 });
		await page.goto(path);
		const figure = page.locator("figure.vignette");
		await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
		await expect.poll(() => leastOpacity(figure)).toBe(1);
		await page.evaluate(() => scrollTo(0, 0));
		expect(await leastOpacity(figure)).toBe(1);
	});

	test("is there at once for a visitor who wants less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		expect(await leastOpacity(page.locator("figure.vignette"))).toBe(1);
	});

	test("fits a window 320 px wide", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		for (const address of [path, "/industries/real-estate", "/products", "/"]) {
			await page.goto(address);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});
