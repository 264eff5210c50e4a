import type { Page } from "@playwright/test";

/** Opens a page and waits for its script, which comes after the first paint: then keys and dialogs work, not links alone. */
export async function openWithScript(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.locator(".theme:not([hidden])").waitFor({ state: "attached" });
}
