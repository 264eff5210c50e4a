import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const rooms = [
	"Industries",
	"Solutions",
	"Products",
	"Resources",
	"Company",
	"Search",
	"Contact Us",
	"Get Started",
];

async function openByKeyboard(page: Page): Promise<void> {
	await page.goto("/");
	await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
	await page.getByRole("button", { name: "Menu" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`on a small screen, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled });

		test("the menu opens by keyboard and leads to every room", async ({ page }) => {
			await openByKeyboard(page);
			for (const room of rooms) {
				await page.keyboard.press("Tab");
				await expect(
					page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: room }),
				).toBeFocused();
			}
		});

		test("a link of the menu is followed by Enter", async ({ page }) => {
			await openByKeyboard(page);
			for (const _ of ["Industries", "Solutions", "Products"]) await page.keyboard.press("Tab");
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL("/products");
		});

		test("Escape closes the menu and gives the focus back", async ({ page }) => {
			await openByKeyboard(page);
			await page.keyboard.press("Tab");
			await page.keyboard.press("Escape");
			await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
			await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
		});

		test("a touch beside the menu closes it", async ({ page }) => {
			await page.goto("/");
			await page.getByRole("button", { name: "Menu" }).click();
			await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
			await page.mouse.click(195, 780);
			await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
		});
	});
}

test("on a wide screen the rooms stand in the header, without a menu button", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
	for (const room of rooms)
		await expect(page.getByRole("banner").getByRole("link", { name: room, exact: true })).toBeVisible();
});
