import { colleague, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { deskCommand } from "#tests/support/desk-visitor.ts";

test("on a phone, who comes back from a lead finds the list where they left it", async ({
	browser,
	ownSite,
}) => {
	await deskCommand(ownSite, "demo");
	const page = await colleague(browser, ownSite, "Nia");
	await page.setViewportSize({ width: 390, height: 844 });
	const topOfList = () => page.locator(".lead-scroller").evaluate(({ scrollTop }) => scrollTop);
	for (const top of [0, 1500]) {
		await page.mouse.move(200, 600);
		await page.mouse.wheel(0, top);
		await expect.poll(topOfList).toBeGreaterThanOrEqual(top);
		const left = await topOfList();
		await page.mouse.click(200, 600);
		await expect(page.getByLabel(deskCopy.reply.text, { exact: true })).toBeVisible();
		await page.goBack();
		await expect(lines(page).first()).toBeAttached();
		await expect(page.getByLabel(deskCopy.reply.text, { exact: true })).toHaveCount(0);
		await expect.poll(topOfList).toBe(left);
	}
});
