import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { services } from "#tests/support/opening-entries.ts";

/** What the sheet of what comes in has below its last line, in pixels. */
function footOf(figure: Locator): Promise<number> {
	return figure.locator(".input").evaluate((sheet) => {
		const last = sheet.lastElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
		return sheet.getBoundingClientRect().bottom - last;
	});
}

/** How far each sheet of what comes in ends from the lower edge of its frame, in pixels: it may go on below. */
function clearancesOf(figures: Locator): Promise<number[]> {
	return figures.evaluateAll((all) =>
		all.map((figure) => {
			const [frame, sheet] = [".vignette-stage", ".input"].map(
				(part) => figure.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN,
			);
			return Math.abs((frame ?? Number.NaN) - (sheet ?? Number.NaN));
		}),
	);
}

/** How far the axes of charts begin and end from the margins of the rows on their sheet, in pixels. */
function driftsOf(figure: Locator): Promise<number[]> {
	return figure.locator(".vignette-drawing:has(.axis):not(.picture)").evaluateAll((drawings) =>
		drawings.flatMap((drawing) => {
			const row = drawing.getBoundingClientRect();
			const axis = drawing.querySelector(".axis")?.getBoundingClientRect();
			return [
				Math.abs((axis?.left ?? Number.NaN) - row.left),
				Math.abs((axis?.right ?? Number.NaN) - row.right),
			];
		}),
	);
}

/** What is left between a bubble and the rule of the line below it, in pixels. */
function roomsBelowBubbles(figure: Locator): Promise<number[]> {
	return figure.locator(".vignette-bubble:has(+ .vignette-line)").evaluateAll((bubbles) =>
		bubbles.map((bubble) => {
			const foot = bubble.querySelector("p")?.getBoundingClientRect().bottom ?? Number.NaN;
			return (bubble.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN) - foot;
		}),
	);
}

/** How far the line that leaves a drawing lies from the thread that takes it over at the sheet's edge, in pixels. */
function stepsOf(figure: Locator): Promise<number[]> {
	return figure.evaluate((element) => {
		const shown = [...element.querySelectorAll<SVGPathElement>(".vignette-threads path")].filter((part) =>
			part.checkVisibility({ visibilityProperty: true }),
		);
		const { top: stage } = element.querySelector(".vignette-threads")?.getBoundingClientRect() ?? { top: 0 };
		return [...element.querySelectorAll(".input .vignette-drawing .thread")].map((line, index) => {
			const { top, height } = line.getBoundingClientRect();
			const start = stage + (shown[index]?.getPointAtLength(0).y ?? Number.NaN);
			return Math.abs(top + height / 2 - start);
		});
	});
}

test.describe("the sheets of a picture of work", () => {
	for (const width of [768, 1024, 1440, 2560]) {
		test(`end below their last line where they are next to each other, ${width} px wide`, async ({
			page,
		}) => {
			await page.setViewportSize({ width, height: 900 });
			for (const address of services) {
				await page.goto(address);
				expect(await footOf(page.locator("figure.vignette"))).toBeLessThan(20);
			}
		});
	}

	for (const width of [390, 768, 1024, 1440]) {
		test(`end clearly above the frame's edge or go on below it, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			for (const address of ["/products", "/solutions"]) {
				await page.goto(address);
				const clearances = await clearancesOf(page.locator("figure.vignette"));
				expect(clearances.length).toBeGreaterThan(5);
				expect(Math.min(...clearances)).toBeGreaterThan(9);
			}
		});

		test(`keep what is drawn on them off their edge, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/products");
			const rooms = await page
				.locator(".input:has(.picture)")
				.evaluateAll((sheets) =>
					sheets.flatMap((sheet) =>
						[...sheet.querySelectorAll(".part, .scratch")].map(
							(part) => sheet.getBoundingClientRect().right - part.getBoundingClientRect().right,
						),
					),
				);
			expect(rooms.length).toBeGreaterThan(1);
			expect(Math.min(...rooms)).toBeGreaterThan(8);
		});

		test(`show a photo in the middle and its words on the margin, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/services/ai-customer-service");
			const [aside, indent] = await page.locator(".result .picture").evaluate((row) => {
				const sheet = row.getBoundingClientRect();
				const parts = [...row.querySelectorAll(".part")].map((part) => part.getBoundingClientRect());
				const left = Math.min(...parts.map((part) => part.left)) - sheet.left;
				const right = sheet.right - Math.max(...parts.map((part) => part.right));
				const words = row.querySelector("text")?.getBoundingClientRect().left ?? Number.NaN;
				return [left - right, words - sheet.left] as const;
			});
			expect(Math.abs(aside)).toBeLessThan(30);
			expect(Math.abs(indent)).toBeLessThan(2);
		});

		test(`keep a bubble clear of the rule below it, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			for (const address of ["/services/ai-marketing", "/industries/healthcare"]) {
				await page.goto(address);
				const rooms = await roomsBelowBubbles(page.locator("figure.vignette"));
				expect(rooms.length).toBeGreaterThan(0);
				expect(Math.min(...rooms)).toBeGreaterThan(6);
			}
		});

		test(`pass a line from a drawing to the thread without a step, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			for (const address of ["/services/custom-ai-development", "/services/ai-consulting"]) {
				await page.goto(address);
				const steps = await stepsOf(page.locator("figure.vignette"));
				expect(steps.length).toBeGreaterThan(0);
				expect(Math.max(...steps)).toBeLessThan(1);
			}
		});

		test(`have charts that begin and end with their rows, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			for (const address of ["/services/ai-analytics", "/industries/real-estate"]) {
				await page.goto(address);
				const drifts = await driftsOf(page.locator("figure.vignette"));
				expect(drifts.length).toBeGreaterThan(0);
				expect(Math.max(...drifts)).toBeLessThan(3);
			}
		});
	}
});
