import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";

/** The figures of the page, in its order. */
const entries = (page: Page) => page.locator("main li[id]");

/** The ids of a figure of the first page, which is open, of the second, and of the last. */
async function figuresOf(page: Page): Promise<[string, string, string]> {
	await page.goto("/figures");
	const groups = page.locator("main details").filter({ has: page.locator("li[id]") });
	const ids = await groups.evaluateAll((all) => all.map((group) => group.querySelector("li")?.id));
	const [first, second, last] = [ids.at(0), ids.at(1), ids.at(-1)];
	if (!first || !second || !last) throw new Error("The page lists no figures");
	return [first, second, last];
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
					const [, closed, last] = await figuresOf(page);
					await page.goto(`/figures#${last}`);
					await expect(page.locator(`#${last}`)).toBeInViewport();
					await expect(page.locator(`#${closed}`)).toBeHidden();
				});
			});
		}

		test("a person sees the first figures, and opens those of another page by the keyboard", async ({
			page,
		}) => {
			const [open, closed] = await figuresOf(page);
			await expect(page.locator(`#${open}`)).toBeVisible();
			await page.locator("main summary").nth(1).press("Enter");
			await expect(page.locator(`#${closed}`)).toBeVisible();
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

for (const width of [1024, 1440])
	test(`one line is below the name of a page that is open, as wide as the one above it, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/figures");
		const open = page.locator(".figure-list [open]").first();
		expect(
			await open
				.locator("summary")
				.evaluate((name) => Number.parseFloat(getComputedStyle(name).borderBottomWidth)),
		).toBe(1);
		const list = await open.locator(".figure-cells").boundingBox();
		const first = await open.locator("li").first().boundingBox();
		expect(first?.y).toBeLessThanOrEqual((list?.y ?? Number.NaN) - 1);
	});

test("on a desk the link to a page is in the cell that an odd number of its figures leaves free", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/figures");
	const pages = page.locator(".figure-list details");
	const odd = pages.filter({ has: page.locator("li[id]:nth-child(odd):last-child") });
	expect(await odd.count()).toBeGreaterThan(0);
	for (const each of await odd.all()) {
		if (!(await each.evaluate((details: HTMLDetailsElement) => details.open)))
			await each.locator("summary").click();
		const last = await each.locator("li[id]").last().boundingBox();
		const link = await each.getByRole("link").last().boundingBox();
		expect(link?.y).toBeLessThan((last?.y ?? Number.NaN) + (last?.height ?? 0));
		expect(link?.x).toBeGreaterThan((last?.x ?? Number.NaN) + (last?.width ?? 0));
	}
});
