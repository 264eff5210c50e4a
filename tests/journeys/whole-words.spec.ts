import { brokenWords, showInFaces } from "#tests/support/browser/shown-words.ts";
import { expect, test } from "#tests/support/browser/test.ts";

for (const width of [320, 360, 375]) {
	test.describe(`${width} px wide`, () => {
		test.use({ viewport: { width, height: 844 }, reducedMotion: "reduce" });

		for (const path of ["/", "/industries", "/assessment/method", "/resources/white-papers", "/figures"])
			test(`no word of ${path} is broken inside`, async ({ page }) => {
				await page.goto(path);
				for (const faces of ["own", "first"] as const) {
					await showInFaces(page, faces);
					expect(await brokenWords(page)).toEqual([]);
				}
			});
	});
}

for (const path of ["/services/ai-marketing", "/services/intelligent-process-automation"]) {
	test(`the figures of ${path} are whole, on each width of a phone and a tablet`, async ({ page }) => {
		await page.goto(path);
		const figures = page.locator(".tiles strong");
		expect(await figures.count()).toBeGreaterThan(1);
		for (let width = 320; width <= 900; width += 20) {
			await page.setViewportSize({ width, height: 844 });
			const broken = await figures.evaluateAll((all) =>
				all
					.filter((figure) => {
						const end = figure.closest("li")?.getBoundingClientRect().right ?? 0;
						const range = document.createRange();
						range.selectNodeContents(figure);
						const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
						return new Set(tops).size > 1 || range.getBoundingClientRect().right > end;
					})
					.map(({ textContent }) => textContent),
			);
			expect(broken, `${width} px wide`).toEqual([]);
		}
	});
}
