import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { services, solutions } from "#tests/support/opening-entries.ts";

const path = "/services/ai-automation";

/** The least visible of the parts that appear one after the other: 1 when all of them are there. */
function leastOpacity(figure: Locator): Promise<number> {
	return figure
		.locator(".vignette-decision, .read > *")
		.evaluateAll((parts) => Math.min(...parts.map((part) => Number(getComputedStyle(part).opacity))));
}

/** How far each visible thread ends from the middle of the line that was read, in pixels. */
function missesOf(figure: Locator): Promise<number[]> {
	return figure.evaluate((element) => {
		const middle = (part: Element) => {
			const { top, height } = part.getBoundingClientRect();
			return top + height / 2;
		};
		const shown = (part: Element) => part.checkVisibility({ visibilityProperty: true });
		const ends = [...element.querySelectorAll(".vignette-threads circle")].filter(shown).map(middle);
		const lines = [...element.querySelectorAll(".result > .read:not(.vignette-drawing)")].map(middle);
		return lines.map((line, index) => Math.abs(line - (ends[index] ?? 0)));
	});
}

/** How far each visible thread begins from the edge of the sheet that it leaves, in pixels. */
function gapsOf(figure: Locator): Promise<number[]> {
	return figure.evaluate((element) => {
		const edge = element.querySelector(".input")?.getBoundingClientRect().right ?? Number.NaN;
		const shown = (part: Element) => part.checkVisibility({ visibilityProperty: true });
		const threads = [...element.querySelectorAll(".vignette-threads path")].filter(shown);
		return threads.map((thread) => Math.abs(thread.getBoundingClientRect().left - edge));
	});
}

/** How far the result ends above the lower edge of its frame, in pixels. */
function shortfallOf(figure: Locator): Promise<number> {
	return figure.evaluate((element) => {
		const bottom = (part: Element | null) => part?.getBoundingClientRect().bottom ?? Number.NaN;
		return bottom(element.querySelector(".vignette-stage")) - bottom(element.querySelector(".result"));
	});
}

test.describe("the picture of a service at work", () => {
	for (const width of [390, 700, 768, 960, 1024, 1440]) {
		test(`is two sheets joined by the thread, the second cut by the frame, ${width} px wide`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			for (const address of ["/solutions", "/products", path]) {
				await page.goto(address);
				const figures = await page.locator("figure.vignette").all();
				const gaps = (await Promise.all(figures.map(gapsOf))).flat();
				expect(gaps.length).toBeGreaterThan(0);
				expect(Math.max(...gaps)).toBeLessThan(4);
				const shortfalls = await Promise.all(figures.map(shortfallOf));
				expect(Math.max(...shortfalls)).toBeLessThan(2);
			}
		});
	}

	for (const width of [390, 768, 1024, 1440]) {
		test(`has threads that end in the middle of their lines, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.emulateMedia({ reducedMotion: "reduce" });
			for (const address of [path, "/services/ai-analytics", "/industries/hospitality", "/solutions"]) {
				await page.goto(address);
				const figures = await page.locator("figure.vignette").all();
				const misses = (await Promise.all(figures.map(missesOf))).flat();
				expect(misses.length).toBeGreaterThan(0);
				expect(Math.max(...misses)).toBeLessThan(2);
			}
		});
	}

	for (const width of [1100, 1280, 1440, 2560]) {
		test(`lies on the land of the first view, and on no word of it, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			for (const address of services) {
				await page.goto(address);
				const picture = await page.locator("figure.vignette").boundingBox();
				const land = await page.locator(".page-hero").boundingBox();
				if (!picture || !land) throw new Error("There is no first view");
				expect(picture.y).toBeLessThan(land.y + land.height);
				const covered = await page.locator(".page-hero-words > *").evaluateAll(
					(parts, { x, y }) =>
						parts.filter((part) => {
							const words = document.createRange();
							words.selectNodeContents(part);
							const { right, bottom } = words.getBoundingClientRect();
							return right > x && bottom > y;
						}).length,
					picture,
				);
				expect(covered).toBe(0);
			}
		});
	}

	for (const width of [390, 768, 1120, 1240, 1440]) {
		test(`cuts no word of a product's picture off, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/products");
			const words = page.locator(".miniature").locator(":is(.vignette-head, .vignette-line) > :not(svg)");
			const cut = await words.evaluateAll((all) =>
				all
					.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
					.map((part) => part.textContent),
			);
			expect(await words.count()).toBeGreaterThan(9);
			expect(cut).toEqual([]);
		});

		test(`leaves no gap between the products, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/products");
			const list = await page.locator(".product-cards").boundingBox();
			const cards = await page
				.locator(".product-cards > .card")
				.evaluateAll((all) =>
					all.map((card) => card.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
				);
			const ends = cards.filter(({ top }, index) => top !== cards[index + 1]?.top);
			expect(ends.length).toBeGreaterThan(3);
			for (const { right } of ends) expect(right).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
		});
	}

	test("shows a visitor with a phone what each solution leaves to a person", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/solutions");
		const decisions = page.locator(".solution-pictures .vignette-decision");
		await expect(decisions).toHaveCount(await page.locator(".solution-pictures .vignette").count());
		expect(await decisions.count()).toBeGreaterThanOrEqual(solutions.length);
		for (const decision of await decisions.all()) await expect(decision).toBeVisible();
	});

	test("shows a visitor with a tablet the decisions of solutions that are next to each other at one height", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 768, height: 900 });
		await page.goto("/solutions");
		const decisions = page.locator(".solution-pictures .vignette-decision");
		const tops = await decisions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
		expect(tops.length).toBeGreaterThanOrEqual(solutions.length);
		for (const [index, top] of tops.entries()) {
			const left = tops[index - (index % 2)] ?? 0;
			expect(Math.abs(top - left)).toBeLessThan(10);
		}
	});

	test("shows the beginning of what a product reads, 320 px wide", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		await page.goto("/products");
		const starts = await page.locator(".miniature .picture").evaluateAll((all) =>
			all.map((each) => {
				const drawing = each.querySelector("svg")?.getBoundingClientRect();
				return (drawing?.left ?? 0) - each.getBoundingClientRect().left;
			}),
		);
		expect(starts.length).toBeGreaterThan(0);
		for (const start of starts) expect(start).toBeGreaterThanOrEqual(-1);
	});

	test("is whole once a visitor has scrolled to it, and stays so", async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 500 });
		await page.goto(path);
		const figure = page.locator("figure.vignette");
		await figure.evaluate((element) => element.scrollIntoView({ block: "center" }));
		await expect.poll(() => leastOpacity(figure)).toBe(1);
		await page.evaluate(() => scrollTo(0, 0));
		expect(await leastOpacity(figure)).toBe(1);
	});

	test("is there at once for a visitor who wants less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		expect(await leastOpacity(page.locator("figure.vignette"))).toBe(1);
	});

	test("fits a window 320 px wide", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 700 });
		for (const address of [path, "/industries/real-estate", "/products", "/"]) {
			await page.goto(address);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		}
	});
});
