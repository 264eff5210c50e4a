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

test("in a low window no part of the desk's menu lies on another", async ({ browser }) => {
	const page = await colleague(browser, site, "Aroha");
	await page.setViewportSize({ width: 1100, height: 600 });
	const last = page.locator(".column .page-links a").last();
	await expect(last).toBeVisible();
	const foot = await last.evaluate((link) => link.getBoundingClientRect().bottom);
	const next = await page
		.locator(".column .preferences")
		.evaluate((below) => below.getBoundingClientRect().top);
	expect(next).toBeGreaterThan(foot);
});
