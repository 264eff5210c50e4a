import { expect, test } from "#tests/support/browser/test.ts";

for (const [path, width] of [
	["/resources/white-papers/buying-ai-from-a-supplier", 768],
	["/resources/white-papers/buying-ai-from-a-supplier", 1024],
	["/resources/webinars/automating-supplier-invoices", 1024],
] as const)
	test(`the mark of an example is next to its figure where there is room: ${path}, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		const figure = await page.locator(".facts .figure-link").boundingBox();
		const mark = await page.locator(".facts .example-mark").boundingBox();
		expect(mark?.x).toBeGreaterThan((figure?.x ?? Number.NaN) + (figure?.width ?? 0));
		expect(mark?.y).toBeLessThan((figure?.y ?? Number.NaN) + (figure?.height ?? 0));
	});
