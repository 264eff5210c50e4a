import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";

/** The figures of the page, in its order. */
const entries = (page: Page) => page.locator("main li[id]");

/** The ids of the first and the last figure. */
async function endsOf(page: Page): Promise<[string, string]> {
	await page.goto("/figures");
	const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id));
	const [first, last] = [ids.at(0), ids.at(-1)];
	if (first === undefined || last === undefined) throw new Error("The page lists no figures");
	return [first, last];
}

for (const width of [390, 1440]) {
	test.describe(`${width} px wide`, () => {
		test.use({ viewport: { width, height: 844 } });

		for (const javaScriptEnabled of [true, false]) {
			test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
				test.use({ javaScriptEnabled });

				test("a link to a figure opens its page's figures and shows it, and leaves the others closed", async ({
					page,
				}) => {
					const [first, last] = await endsOf(page);
					await page.goto(`/figures#${last}`);
					await expect(page.locator(`#${last}`)).toBeInViewport();
					await expect(page.locator(`#${first}`)).toBeHidden();
				});
			});
		}

		test("a person opens the figures of a page by the keyboard", async ({ page }) => {
			const [first] = await endsOf(page);
			await page.locator("main summary").first().press("Enter");
			await expect(page.locator(`#${first}`)).toBeVisible();
		});
	});
}

test("paper has every figure, from a phone too", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/figures");
	await page.emulateMedia({ media: "print" });
	const hidden = await entries(page).evaluateAll((all) =>
		all.filter((entry) => !entry.checkVisibility()).map(({ id }) => id),
	);
	expect(hidden).toEqual([]);
});
