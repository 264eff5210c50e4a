import { expect, test } from "#tests/support/browser/test.ts";

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("home is short enough to scroll through", async ({ page }) => {
		await page.goto("/");
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
	});

	test("each industry of home's thread is a row that a finger finds, its node on the picture", async ({
		page,
	}) => {
		await page.goto("/");
		const rows = page.locator(".nodes a");
		const land = await page.locator(".terrain img").boundingBox();
		for (const row of await rows.all()) {
			const box = await row.boundingBox();
			expect(box?.height).toBeGreaterThanOrEqual(48);
			expect(box?.y).toBeGreaterThan(land?.y ?? Number.NaN);
		}
		await expect(rows).toHaveCount(8);
	});

	test("no word of a page's first view lies on its picture", async ({ page }) => {
		for (const path of ["/solutions", "/company", "/services/ai-automation"]) {
			await page.goto(path);
			const words = await page.locator(".page-hero-words").boundingBox();
			const picture = await page.locator(".page-hero img").boundingBox();
			expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
			expect(picture?.height).toBeGreaterThanOrEqual(180);
		}
	});
});

for (const width of [760, 1024, 1099])
	test(`each name of home's thread ends before its node at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/");
		const rooms = await page.locator(".nodes a").evaluateAll((rows) =>
			rows.map((row) => {
				const node = getComputedStyle(row, "::before");
				const words = document.createRange();
				words.selectNodeContents(row);
				const start = row.getBoundingClientRect().right - parseFloat(node.right) - parseFloat(node.width);
				return start - words.getBoundingClientRect().right;
			}),
		);
		expect(rooms).toHaveLength(8);
		expect(Math.min(...rooms)).toBeGreaterThanOrEqual(8);
	});

for (const width of [1440, 1920])
	test(`home's land is drawn finer for two pixels to one at ${width} pixels`, async ({
		browser,
		baseURL,
	}) => {
		const widthOfFile = async (deviceScaleFactor: number) => {
			const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor });
			const page = await context.newPage();
			await page.goto(`${baseURL}/`);
			const file = await page.locator(".terrain img").evaluate((image: HTMLImageElement) => image.currentSrc);
			await context.close();
			return Number(/-(\d+)\.avif$/.exec(file)?.[1]);
		};
		expect(await widthOfFile(2)).toBeGreaterThan(await widthOfFile(1));
	});

test("the company page tells the time of each office", async ({ page }) => {
	await page.clock.setFixedTime("2027-01-15T00:00:00Z");
	await page.goto("/company");
	for (const [zone, time] of [
		["Pacific/Auckland", /1:00/],
		["Asia/Kolkata", /5:30/],
		["Asia/Kuala_Lumpur", /8:00/],
	] as const)
		await expect(page.locator(`time[data-zone="${zone}"]`)).toHaveText(time);
});
