import { showInFaces } from "#tests/support/browser/shown-words.ts";
import { expect, test } from "#tests/support/browser/test.ts";

for (const width of [320, 360, 375]) {
	test.describe(`${width} px wide`, () => {
		test.use({ viewport: { width, height: 844 }, reducedMotion: "reduce" });

		test("the thread runs on from one office to the next", async ({ page }) => {
			await page.goto("/company");
			await showInFaces(page, "own");
			await expect(page.locator(".office-now time").last()).not.toBeEmpty();
			const maps = await page
				.locator(".offices img")
				.evaluateAll((all) =>
					all.map((map) => map.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
				);
			expect(maps.length).toBeGreaterThan(1);
			for (const [index, { top }] of maps.slice(1).entries())
				expect(Math.abs(top - (maps[index]?.bottom ?? Number.NaN))).toBeLessThan(1);
		});
	});
}

test.describe("on a wide tablet", () => {
	test.use({ viewport: { width: 1024, height: 1366 } });

	test("the picture of the team begins near the first words of the story", async ({ page }) => {
		await page.goto("/company");
		await showInFaces(page, "own");
		const [words = Number.NaN, picture = Number.NaN] = await page
			.locator(".story p:first-of-type, .story img")
			.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
		expect(Math.abs(picture - words)).toBeLessThan(40);
	});

	test("the time of each office is next to its name", async ({ page }) => {
		await page.clock.setFixedTime(new Date("2026-01-13T02:00Z"));
		await page.goto("/contact");
		await expect(page.locator(".at-work:visible").first()).toBeVisible();
		const offices = await page.locator(".contact-cards li:has(time)").evaluateAll((all) =>
			all.map((office) =>
				[office, office.querySelector("time")].map((part) => {
					const range = document.createRange();
					range.selectNodeContents(part?.firstChild ?? office);
					return range.getBoundingClientRect().top;
				}),
			),
		);
		expect(offices.length).toBeGreaterThan(1);
		for (const [name = Number.NaN, time = Number.NaN] of offices)
			expect(Math.abs(time - name)).toBeLessThan(4);
	});
});

test.describe("on a wide screen", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("an office whose map is not drawn yet has its name in line with the others", async ({ page }) => {
		await page.goto("/company");
		await showInFaces(page, "own");
		await page
			.locator(".offices picture")
			.last()
			.evaluate((map) => map.remove());
		const names = await page
			.locator(".offices h3")
			.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top));
		expect(names.length).toBeGreaterThan(1);
		for (const top of names) expect(Math.abs(top - (names[0] ?? Number.NaN))).toBeLessThan(1);
	});
});
