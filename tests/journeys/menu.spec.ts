import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { siteCopy } from "#tests/support/copy.ts";

const { rooms, search, contact, start } = siteCopy;
const links = [...rooms.map(({ label }) => label), search, contact, start];

async function openByKeyboard(page: Page): Promise<void> {
	await page.goto("/");
	await expect(page.getByRole("navigation", { name: siteCopy.main })).toBeHidden();
	await page.getByRole("button", { name: siteCopy.menu }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("navigation", { name: siteCopy.main })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`on a small screen, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled });

		test("the menu opens by keyboard and leads to every room", async ({ page }) => {
			await openByKeyboard(page);
			const menu = page.getByRole("navigation", { name: siteCopy.main });
			for (const name of links) {
				await page.keyboard.press("Tab");
				await expect(menu.getByRole("link", { name })).toBeFocused();
			}
		});

		test("a link of the menu is followed by Enter", async ({ page }) => {
			await openByKeyboard(page);
			for (const _ of rooms.slice(0, 3)) await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(rooms[2]?.href ?? "no third room");
		});

		test("Escape closes the menu and gives the focus back", async ({ page }) => {
			await openByKeyboard(page);
			await page.keyboard.press("Tab");
			await page.keyboard.press("Escape");
			await expect(page.getByRole("navigation", { name: siteCopy.main })).toBeHidden();
			await expect(page.getByRole("button", { name: siteCopy.menu })).toBeFocused();
		});

		test("the button that opened the menu closes it", async ({ page }) => {
			await page.goto("/");
			const button = page.getByRole("button", { name: siteCopy.menu });
			await button.click();
			await expect(page.getByRole("navigation", { name: siteCopy.main })).toBeVisible();
			const opened = await button.screenshot();
			await button.click();
			await expect(page.getByRole("navigation", { name: siteCopy.main })).toBeHidden();
			expect(await button.screenshot()).not.toEqual(opened);
		});

		test("a touch next to the menu closes it", async ({ page }) => {
			await page.goto("/");
			await page.getByRole("button", { name: siteCopy.menu }).click();
			await expect(page.getByRole("navigation", { name: siteCopy.main })).toBeVisible();
			await page.mouse.click(195, 780);
			await expect(page.getByRole("navigation", { name: siteCopy.main })).toBeHidden();
		});
	});
}

test("on a wide screen the rooms stand in the header, without a menu button", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("button", { name: siteCopy.menu })).toBeHidden();
	for (const name of links)
		await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible();
});

for (const width of [600, 1024])
	test(`the open menu doesn't repeat the button next to it, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const [path, place] of Object.entries({ "/products": "header > a", "/assessment": "#menu a" })) {
			await page.goto(path);
			await page.getByRole("button", { name: siteCopy.menu }).click();
			const buttons = page.getByRole("banner").locator('a[href="/assessment"]').filter({ visible: true });
			await expect(buttons).toHaveCount(1);
			await expect(page.locator(`${place}[href="/assessment"]`)).toBeVisible();
		}
	});

for (const width of [600, 768, 1024])
	test(`the open menu hangs under its button and leaves most of the page in sight, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/");
		const button = page.getByRole("button", { name: siteCopy.menu });
		await button.click();
		const menu = await page.getByRole("navigation", { name: siteCopy.main }).boundingBox();
		const opener = await button.boundingBox();
		expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo((opener?.x ?? 0) + (opener?.width ?? 0), 0);
		expect(menu?.x).toBeLessThan(opener?.x ?? 0);
		expect(menu?.width).toBeLessThan(width * 0.7);
	});

test("on a tablet the main action is as high as the menu's button next to it", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/products");
	const heights = await page
		.locator(".site-header > .button, .menu-button")
		.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
	expect(heights).toHaveLength(2);
	expect(heights[0]).toBe(heights[1]);
});
