import type { Page } from "@playwright/test";

/** Resolves once all faces are here and the page has had the time to use them. */
export function facesUsed(page: Page): Promise<void> {
	return page.evaluate(async () => {
		await Promise.allSettled([...document.fonts].map((face) => face.load()));
		await new Promise((tell) => requestAnimationFrame(() => setTimeout(tell, 100)));
	});
}
