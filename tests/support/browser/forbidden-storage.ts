import type { Page } from "@playwright/test";

/** Has the pages of a tab opened as by a browser that lets sites store nothing: each use throws. */
export async function forbidStorage(page: Page): Promise<void> {
	await page.addInitScript(() => {
		for (const storage of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, storage, {
				get() {
					throw new DOMException("Storage is forbidden", "SecurityError");
				},
			});
	});
}
