import { beforeSessions } from "#tests/support/before-sessions.ts";
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

test.describe("a day before the first session ends", () => {
	test.use({ viewport: { width: 1440, height: 900 }, startsAt: beforeSessions });

	test("the short facts of a session are equally far apart on a desk", async ({ page, ownSite }) => {
		await page.clock.setSystemTime(beforeSessions);
		await page.goto(`${ownSite.origin}/resources/webinars/automating-supplier-invoices`);
		const lefts = await page
			.locator(".webinar-facts .facts > *")
			.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().left));
		const [first = Number.NaN, second = Number.NaN, third = Number.NaN, fourth = Number.NaN] = lefts;
		expect(second - first).toBeCloseTo(third - second, 0);
		expect(fourth - third).toBeCloseTo(third - second, 0);
	});
});

test("the dots below a figure touch no letter of its words", async ({ page }) => {
	await page.goto("/services/ai-implementation-training");
	const gaps = await page.locator("main .figure-link").evaluateAll((all) =>
		all.map((figure) => {
			const { fontWeight, fontSize, fontFamily, textUnderlineOffset } = getComputedStyle(figure);
			const canvas = document.createElement("canvas").getContext("2d");
			if (!canvas) return Number.NaN;
			canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
			const { actualBoundingBoxDescent } = canvas.measureText(figure.textContent);
			return Number.parseFloat(textUnderlineOffset) - actualBoundingBoxDescent;
		}),
	);
	expect(gaps.length).toBeGreaterThan(0);
	for (const gap of gaps) expect(gap).toBeGreaterThan(1);
});
