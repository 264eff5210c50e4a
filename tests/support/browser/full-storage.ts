import type { Page } from "@playwright/test";

/** Leaves no room in the page's storage, not for a letter. */
export async function fillStorage(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (let size = 2 ** 22; size >= 1; size /= 2) {
			try {
				for (let piece = 0; ; piece += 1) localStorage[`full-${size}-${piece}`] = "x".repeat(size);
			} catch {
				// Smaller pieces may still fit.
			}
		}
	});
}

/** Makes room again in a storage that was filled. */
export async function emptyStorage(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const name of Object.keys(localStorage)) if (name.startsWith("full-")) localStorage.removeItem(name);
	});
}
