import type { Page } from "@playwright/test";
import { expect } from "#tests/support/browser/test.ts";
import { colourViolationsOf, violationsOf } from "./axe.ts";

/** Looks at what the page shows now: whole in the light theme, for its colours in the dark one, and as narrow as it gets. */
export async function expectNoBarrier(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "light" });
	expect(await violationsOf(page)).toEqual([]);
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await colourViolationsOf(page)).toEqual([]);
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	await page.setViewportSize({ width: 320, height });
	const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	await expect.poll(overflow).toBe(0);
	expect(await violationsOf(page)).toEqual([]);
	await page.setViewportSize({ width, height });
}
