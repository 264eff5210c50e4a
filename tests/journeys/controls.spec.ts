import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";
import { industries } from "#tests/support/opening-entries.ts";

for (const width of [390, 1280, 1920]) {
	test(`the eight industries along the thread can be pressed at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		const nodes = page.getByRole("navigation", { name: pageCopy.thread }).getByRole("link");
		await expect(nodes.last()).toBeVisible();
		for (const [index, path] of industries.entries()) {
			await expect(nodes.nth(index)).toHaveAttribute("href", path);
			await nodes.nth(index).click({ trial: true });
		}
		await nodes.nth(3).click();
		await expect(page).toHaveURL("/industries/manufacturing");
	});
}

test("the thread's industries are reached by keyboard in their order", async ({ page }) => {
	await page.goto("/");
	const nodes = page.getByRole("navigation", { name: pageCopy.thread }).getByRole("link");
	await nodes.first().focus();
	for (const index of industries.keys()) {
		await expect(nodes.nth(index)).toBeFocused();
		await page.keyboard.press("Tab");
	}
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		test("the line with two more features opens in place, and closes again", async ({ page }) => {
			await page.goto("/products");
			const card = page.locator("#business-intelligence");
			await expect(card.getByRole("listitem").filter({ visible: true })).toHaveCount(4);
			await card.getByText(pageCopy.more({ count: 2 })).click();
			await expect(card.getByRole("listitem").filter({ visible: true })).toHaveCount(6);
			await expect(page).toHaveURL("/products");
			await card.locator("summary").click();
			await expect(card.getByRole("listitem").filter({ visible: true })).toHaveCount(4);
		});

		for (const [which, index] of [
			["first", 0],
			["last", 1],
		] as const) {
			test(`the ${which} button of the industries scrolls to them`, async ({ page }) => {
				await page.goto("/industries");
				const buttons = page.locator('main a[href="#industries"]');
				await expect(buttons).toHaveCount(2);
				await buttons.nth(index).click();
				await expect(page).toHaveURL("/industries#industries");
				await expect(page.locator("#industries h2")).toBeInViewport();
			});
		}

		test("the skip link is the first stop and leads past the header", async ({ page }) => {
			await page.goto("/company");
			await page.keyboard.press("Tab");
			const skip = page.getByRole("link", { name: siteCopy.skip });
			await expect(skip).toBeFocused();
			await expect(skip).toBeInViewport();
			await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
			await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
		});

		test("an unknown address says so with the right status, and leads on", async ({ page }) => {
			const answer = await page.goto("/no-such-page");
			expect(answer?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await page.locator('main a[href="/"]').last().click();
			await expect(page).toHaveURL("/");
		});

		test("an unknown address has a field that leads to the search where there is one, and a link to all pages", async ({
			page,
		}) => {
			await page.goto("/no-such-page");
			const field = page.getByRole("main").getByRole("searchbox");
			await expect(field).toBeVisible({ visible: javaScriptEnabled });
			await expect(page.locator('main a[href="/search"]')).toBeVisible();
			if (!javaScriptEnabled) return;
			await field.fill("stock");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL("/search?q=stock");
		});

		test("the contact form knows which product it is about, or asks for it in the message", async ({
			page,
		}) => {
			await page.goto("/products");
			// The page's script shows the switch of the theme, and names the product in the button's address.
			await expect(page.locator(".theme")).toBeVisible({ visible: javaScriptEnabled });
			await page.locator("#quality-control .button").click();
			// Playwright finds no text in a noscript element by itself.
			const asked = page.locator("main noscript p");
			await expect(asked).toBeVisible({ visible: !javaScriptEnabled });
			if (!javaScriptEnabled) await expect(asked).toHaveText(pageCopy.nameProduct);
			const named = page.locator('input[name="product"]');
			await expect(named).toHaveCount(javaScriptEnabled ? 1 : 0);
		});

		test("a page is found with a stroke at the end of its address too", async ({ page }) => {
			const answer = await page.goto("/company/");
			expect(answer?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		});
	});
}

test("a product on the home page leads to its card", async ({ page }) => {
	await page.goto("/");
	await page.locator('main a[href="/products#financial-ai"]').click();
	await expect(page).toHaveURL("/products#financial-ai");
	await expect(page.locator("#financial-ai h3")).toBeInViewport();
});
