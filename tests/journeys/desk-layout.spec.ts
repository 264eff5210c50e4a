import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";

const { site } = siteWithMail();

test("the filters of the audit log fill their rows", async ({ browser }) => {
	const page = await colleague(browser, site, "Mere");
	await page.goto(deskAt(site, "/audit"));
	const filters = page.locator(".audit-filters");
	await expect(filters).toBeVisible();
	for (const [width, rows] of [
		[768, 2],
		[1100, 2],
		[1280, 1],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		const feet = await filters.evaluate((form) =>
			[...form.children].map((part) => Math.round(part.getBoundingClientRect().bottom / 8)),
		);
		const inRows = [...Map.groupBy(feet, (foot) => foot).values()].map((row) => row.length);
		expect(inRows).toEqual(Array.from({ length: rows }, () => feet.length / rows));
	}
});
