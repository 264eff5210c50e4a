import sharp from "sharp";
import { expect, test } from "#tests/support/browser/test.ts";
import { contentNames } from "#tests/support/content-file.ts";
import { siteCopy } from "#tests/support/copy.ts";

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("home is short enough to scroll through", async ({ page }) => {
		await page.goto("/");
		// Its lower sections are laid out after the first paint, and stand for a moment in a height that is a guess.
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000);
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
		await expect(rows).toHaveCount(contentNames("industries").length);
	});

	test("the thread runs down the company's offices without a gap", async ({ page }) => {
		await page.goto("/company");
		const maps = page.locator(".offices img");
		await maps.last().scrollIntoViewIfNeeded();
		await expect
			.poll(() => maps.evaluateAll((all: HTMLImageElement[]) => all.map((map) => map.currentSrc)))
			.toEqual(Array(3).fill(expect.stringMatching(/-phone-light-600\.avif$/)));
		const places = await maps.evaluateAll((all) => all.map((map) => map.getBoundingClientRect()));
		for (const [index, { top, left }] of places.slice(1).entries()) {
			expect(top).toBeCloseTo(places[index]?.bottom ?? Number.NaN, 0);
			expect(left).toBe(places[index]?.left);
		}
	});

	test("an industry's targets have their words next to them", async ({ page }) => {
		await page.goto("/industries/hospitality");
		const targets = await page.locator(".tiles li").all();
		expect(targets.length).toBeGreaterThan(1);
		for (const target of targets) {
			const figure = await target.locator("strong").boundingBox();
			const words = await target.getByRole("heading").boundingBox();
			expect(words?.x).toBeGreaterThan((figure?.x ?? Number.NaN) + (figure?.width ?? Number.NaN));
			expect(words?.y).toBeLessThan((figure?.y ?? 0) + (figure?.height ?? 0));
		}
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

test.describe("on a phone with three pixels in each of CSS", () => {
	test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

	test("an industry's scene comes in the file for two", async ({ page }) => {
		await page.goto("/industries/retail");
		const scene = page.locator(".scene-hero img");
		await expect
			.poll(() => scene.evaluate((image: HTMLImageElement) => image.currentSrc))
			.toMatch(/-800\.avif$/);
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
		expect(rooms).toHaveLength(contentNames("industries").length);
		expect(Math.min(...rooms)).toBeGreaterThanOrEqual(8);
	});

for (const width of [1110, 1280, 1400])
	test(`a first view shows all of its land's right side where the nodes are there, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of ["/solutions", "/services/ai-customer-service"]) {
			await page.goto(path);
			const land = page.locator(".page-hero img");
			const box = await land.boundingBox();
			expect((box?.x ?? 0) + (box?.width ?? width + 1)).toBeLessThanOrEqual(width);
			await expect(land).toHaveCSS("object-position", /^100%/);
		}
	});

test("on a tablet no word of home's first view is cut or broken", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/");
	const words = page.locator(".home-hero-words");
	expect(await words.locator("h1").evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
	const lines = await words
		.locator('a[href="/assessment/sample"]')
		.evaluate((link) => link.getClientRects().length);
	expect(lines).toBe(1);
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
	const now = new Date("2027-01-15T00:00:00Z");
	await page.clock.setFixedTime(now);
	await page.goto("/company");
	for (const { timeZone } of siteCopy.offices) {
		const time = now.toLocaleTimeString("en-NZ", { timeZone, hour: "numeric", minute: "2-digit" });
		// Without the space before "am", whose kind differs.
		const [hour = ""] = time.split(/\s/);
		await expect(page.locator(`time[data-zone="${timeZone}"]`)).toHaveText(new RegExp(`\\b${hour}\\s`));
	}
});

test.describe("in the dark", () => {
	test.use({ colorScheme: "dark" });

	for (const path of ["/industries/retail", "/resources/case-studies/retail-stock-forecasting"])
		test(`the scene of ${path} has no box around it`, async ({ page }) => {
			await page.goto(path);
			const scene = page.locator(".scene-hero > picture img");
			await expect(scene).toHaveJSProperty("complete", true);
			const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
			const { data, info } = await sharp(await scene.screenshot())
				.extract({ left: 20, top: 6, width: 480, height: 16 })
				.removeAlpha()
				.raw()
				.toBuffer({ resolveWithObject: true });
			const pixels = Array.from({ length: info.width * info.height }, (_, index) =>
				[...data.subarray(index * 3, index * 3 + 3)].join(", "),
			);
			const ofPage = pixels.filter((pixel) => `rgb(${pixel})` === ground);
			expect(ofPage.length / pixels.length).toBeGreaterThan(0.95);
		});
});

for (const width of [600, 768, 1024, 1099])
	test(`a page that isn't there shows the whole of its land, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/nowhere");
		const land = page.locator(".page-hero img");
		const [shown, drawn] = await land.evaluate((image: HTMLImageElement) => [
			image.clientHeight / image.clientWidth,
			image.naturalHeight / image.naturalWidth,
		]);
		expect(shown).toBeGreaterThan((drawn ?? Number.NaN) - 0.01);
	});
