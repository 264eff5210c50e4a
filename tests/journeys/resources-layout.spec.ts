import { beforeSessions } from "#tests/support/before-sessions.ts";
import { expect, test } from "#tests/support/browser/test.ts";

for (const width of [320, 390]) {
	test.describe(`${width} px wide, without JavaScript`, () => {
		test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

		test("the filters are one line, in which the selected one is seen", async ({ page }) => {
			await page.goto("/resources/blog/category/strategy");
			const filters = page.locator(".filters a");
			const tops = await filters.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
			expect(new Set(tops).size).toBe(1);
			await expect(page.locator(".filters [aria-current]")).toBeInViewport({ ratio: 1 });
			await filters.last().focus();
			await expect(filters.last()).toBeInViewport({ ratio: 1 });
		});
	});
}

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the filters next to the selected one are whole", async ({ page }) => {
		await page.goto("/resources/blog/category/customer-service");
		const boxes = await page
			.locator(".filters a")
			.evaluateAll((all) =>
				all.map((link) => link.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
			);
		expect(boxes.length).toBeGreaterThan(2);
		for (const [index, { left }] of boxes.slice(1).entries())
			expect(left).toBeGreaterThan(boxes[index]?.right ?? Number.NaN);
		await expect(page.locator(".filters [aria-current]")).toBeInViewport({ ratio: 1 });
	});

	test("pages and downloads of a paper are one line, and their mark is level with the button", async ({
		page,
	}) => {
		await page.goto("/resources/white-papers");
		const ends = await page.locator(".paper-end").evaluateAll((all) =>
			all.map((end) => {
				const [pages, downloads, mark, button] = ["strong", ".figure-link", "small", ".button"].map(
					(part) => {
						const box = end.querySelector(part)?.getBoundingClientRect();
						return box ? (box.top + box.bottom) / 2 : Number.NaN;
					},
				);
				return [Math.abs((pages ?? 0) - (downloads ?? 99)), Math.abs((mark ?? 0) - (button ?? 99))];
			}),
		);
		expect(ends.length).toBeGreaterThan(1);
		expect(Math.max(...ends.flat())).toBeLessThan(2);
	});

	test("the title of a case study comes before its scene", async ({ page }) => {
		await page.goto("/resources/case-studies");
		const studies = await page.locator(".study-card").all();
		expect(studies.length).toBeGreaterThan(1);
		for (const study of studies) {
			const title = await study.getByRole("heading").boundingBox();
			const scene = await study.getByRole("img").boundingBox();
			expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(scene?.y ?? 0);
		}
	});
});

test("on a tablet every filter is in view", async ({ page }) => {
	for (const path of ["/resources/blog", "/resources/white-papers"]) {
		await page.setViewportSize({ width: 768, height: 1024 });
		await page.goto(path);
		const right = (all: Element[]) => Math.max(...all.map((link) => link.getBoundingClientRect().right));
		expect(await page.locator(".filters a").evaluateAll(right)).toBeLessThanOrEqual(768);
	}
});

for (const width of [768, 1024])
	test(`the button of a paper is next to the facts of its file, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 1024 });
		await page.goto("/resources/white-papers");
		const files = await page.locator(".paper-end").all();
		expect(files.length).toBeGreaterThan(1);
		for (const file of files) {
			const facts = await file.locator(".card-line").boundingBox();
			const button = await file.getByRole("link").last().boundingBox();
			expect(button?.y).toBeLessThan((facts?.y ?? 0) + (facts?.height ?? 0));
			expect(button?.x).toBeGreaterThanOrEqual((facts?.x ?? Number.NaN) + (facts?.width ?? 0));
		}
	});

test.describe("on a desk, a day before the first session ends", () => {
	test.use({ viewport: { width: 1440, height: 900 }, startsAt: beforeSessions });

	test("the facts of a session to come are one line", async ({ page, ownSite }) => {
		await page.clock.setSystemTime(beforeSessions);
		await page.goto(`${ownSite.origin}/resources/webinars`);
		const sessions = await page.locator(".live-sessions .facts").all();
		expect(sessions.length).toBeGreaterThan(0);
		// Once the typefaces are here, which a busy machine has late.
		await page.evaluate(() => document.fonts.ready);
		for (const session of sessions) expect((await session.boundingBox())?.height).toBeLessThan(60);
	});
});

for (const width of [768, 1024])
	test.describe(`${width} px wide, a day before the first session ends`, () => {
		test.use({ viewport: { width, height: 1024 }, startsAt: beforeSessions });

		test("the first facts of a session are equally far apart", async ({ page, ownSite }) => {
			await page.clock.setSystemTime(beforeSessions);
			await page.goto(`${ownSite.origin}/resources/webinars`);
			const gaps = await page.locator(".sessions .facts").evaluateAll((all) =>
				all.map((facts) => {
					const [time, length, places] = [...facts.querySelectorAll("dd")].map((fact) => {
						const range = document.createRange();
						range.selectNodeContents(fact);
						return range.getBoundingClientRect();
					});
					if (!time || !length || !places) return Number.NaN;
					return Math.abs(length.left - time.right - (places.left - length.right));
				}),
			);
			expect(gaps.length).toBeGreaterThan(0);
			for (const gap of gaps) expect(gap).toBeLessThan(2);
		});
	});

for (const width of [320, 390, 768])
	test(`the land of the newest paper fills its place, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/resources");
		// At one moment: what is above can still move as faces come.
		const [place, land] = await page.locator(".latest .paper-cover").evaluate((paper) =>
			[paper, paper.querySelector("img")].map((each) => {
				const { width, height } = each?.getBoundingClientRect() ?? new DOMRect();
				return [Math.round(width), Math.round(height)];
			}),
		);
		expect(place?.[0]).toBeGreaterThan(80);
		expect(land).toEqual(place);
	});

for (const width of [768, 1024])
	test(`the topics of a paper are one line, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/resources/white-papers/buying-ai-from-a-supplier");
		const tops = await page
			.locator(".facts .topics li")
			.evaluateAll((all) => all.map((topic) => topic.getBoundingClientRect().top));
		expect(tops.length).toBeGreaterThan(2);
		expect(new Set(tops).size).toBe(1);
	});

test("on a phone the topics of a paper and of a session are one a line", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of [
		"/resources/white-papers/buying-ai-from-a-supplier",
		"/resources/webinars/automating-supplier-invoices",
	]) {
		await page.goto(path);
		const tops = await page
			.locator(".facts .topics li")
			.evaluateAll((all) => all.map((topic) => topic.getBoundingClientRect().top));
		expect(tops.length).toBeGreaterThan(2);
		expect(new Set(tops).size).toBe(tops.length);
	}
});

for (const width of [320, 390, 768, 1024, 1280, 1440])
	test(`the pictures of the newest entries have one shape, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/resources");
		const shapes = await page
			.locator(".latest > :is(.paper-cover, .session-picture), .latest > picture > img")
			.evaluateAll((all) =>
				all.map((each) => {
					const box = each.getBoundingClientRect();
					return (box.width / box.height).toFixed(1);
				}),
			);
		expect(shapes).toHaveLength(4);
		expect(new Set(shapes).size).toBe(1);
	});

test("in the list of sessions a number of people comes with its word", async ({ page }) => {
	await page.goto("/resources/webinars");
	const figures = await page.locator(".facts .figure-link").allTextContents();
	expect(figures.length).toBeGreaterThan(0);
	for (const figure of figures) expect(figure).toMatch(/[\d.,]+k?\s\D+/);
});

test("a number of readers is alone under what it counts", async ({ page }) => {
	for (const path of [
		"/resources/white-papers/buying-ai-from-a-supplier",
		"/resources/webinars/one-service-desk-several-languages",
	]) {
		await page.goto(path);
		await expect(page.locator(".facts .figure-link")).toHaveText(/^[\d.,]+k?$/);
	}
});
