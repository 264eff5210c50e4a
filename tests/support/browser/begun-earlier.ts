import type { Page } from "@playwright/test";
import { keyOfAge } from "../post-form.ts";
import type { RunningService } from "../running-service.ts";

/**
 * Gives each form of a page a key of the service's own that is a minute old. The service suspects who fills a form in
 * less than two seconds, and a test does not wait.
 */
export async function letFormsBeBegunEarlier(page: Page, site: RunningService): Promise<void> {
	await page.route("**/forms/key", async (route) => {
		const answer = await route.fetch();
		const issued: object = await answer.json();
		await route.fulfill({ response: answer, json: { ...issued, key: await keyOfAge(site, 60) } });
	});
}
