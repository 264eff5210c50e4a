import { expect, test } from "#tests/support/browser/test.ts";

test("a visitor to the contact page sees which office is at work", async ({ page }) => {
	await page.clock.setFixedTime(new Date("2026-01-13T02:00Z"));
	await page.goto("/contact");
	await expect(page.locator(".at-work:visible")).toHaveCount(2);
	await page.clock.setFixedTime(new Date("2026-01-13T15:00Z"));
	await page.reload();
	await expect(page.locator(".contact-cards time").first()).not.toBeEmpty();
	await expect(page.locator(".at-work:visible")).toHaveCount(0);
});
