import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { facesUsed } from "#tests/support/browser/typefaces.ts";
import { openDelayedLine } from "#tools/bench/delayed-line.ts";

/** The faces of a page, and what made the browser ask for each: `link` before the first paint, `css` when text used it. */
const faces = (page: Page) =>
	page.evaluate(() =>
		(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
			.filter(({ name }) => name.endsWith(".woff2"))
			.map(({ initiatorType }) => initiatorType),
	);

test.describe("a new visitor", () => {
	test("gets both typefaces before the first paint on a wide screen and a quick line", async ({
		browser,
		baseURL,
	}) => {
		// Again, by another new visitor, when a busy machine was slow to answer.
		await expect(async () => {
			const context = await browser.newContext();
			try {
				const page = await context.newPage();
				await page.goto(`${baseURL}/contact`);
				expect((await faces(page)).filter((initiator) => initiator === "link")).toHaveLength(2);
			} finally {
				await context.close();
			}
		}).toPass();
	});

	test("does not wait for a typeface on a slow line", async ({ page, baseURL }) => {
		const line = await openDelayedLine(Number(new URL(baseURL ?? "").port));
		try {
			await page.goto(`http://127.0.0.1:${line.port}/contact`);
			await expect.poll(() => faces(page)).not.toHaveLength(0);
			expect(await faces(page)).not.toContain("link");
		} finally {
			await line.close();
		}
	});
});

test("the lines of a heading keep apart in the fallback too", async ({ page }) => {
	await page.goto("/contact");
	const [letters, line] = await page.evaluate(async () => {
		const heading = document.querySelector("h1") ?? document.body;
		const { fontSize, lineHeight } = getComputedStyle(heading);
		const context = new OffscreenCanvas(1, 1).getContext("2d");
		// Ten times as large: a browser rounds what it measures up to whole pixels.
		const font = `640 ${10 * parseFloat(fontSize)}px "Archivo Fallback"`;
		await document.fonts.load(font);
		if (context) context.font = font;
		const box = context?.measureText("Hp");
		return [
			(box?.actualBoundingBoxAscent ?? Number.NaN) + (box?.actualBoundingBoxDescent ?? Number.NaN),
			10 * parseFloat(lineHeight),
		];
	});
	// Within a pixel of the page they touch at most, where a capital is right below a descender.
	expect(letters).toBeLessThan(line + 10);
});

test("marks beyond a keyboard's are drawn in the typefaces of the words around them", async ({ page }) => {
	await page.goto("/contact");
	// The first page of a visit keeps the fallback where a face comes late: the next one has it in the cache.
	await facesUsed(page);
	await page.reload();
	const widths = await page.evaluate(async () => {
		await Promise.all([...document.fonts].map((face) => face.load().catch(() => face)));
		const context = new OffscreenCanvas(1, 1).getContext("2d");
		return ["Archivo", "Hanken Grotesk"].flatMap((face) =>
			[..."’“”©"].map((mark) => {
				const widthIn = (substitute: string) => {
					if (context) context.font = `640 99px "${face}", ${substitute}`;
					return context?.measureText(mark).width ?? Number.NaN;
				};
				return [face, mark, widthIn("serif") - widthIn("monospace")];
			}),
		);
	});
	expect(widths.filter(([, , difference]) => difference !== 0)).toEqual([]);
	expect(widths).toHaveLength(8);
});

test.describe("a visitor without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("gets the typefaces where the text asks for them", async ({ page }) => {
		await page.goto("/contact");
		await expect.poll(() => faces(page)).toContain("css");
	});
});
