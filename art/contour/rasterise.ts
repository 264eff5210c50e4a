import { chromium } from "@playwright/test";
import { findChromium } from "#tools/browser/chromium.ts";

export type Rasterise = (svg: string, width: number, height: number) => Promise<Buffer>;

/**
 * Lends a function that turns an SVG into a PNG of the given size. Chromium rather than sharp's own SVG renderer:
 * that one rounds a veil over flat ground to visible stripes.
 */
export async function withRasteriser(work: (rasterise: Rasterise) => Promise<void>): Promise<void> {
	// Without one of the machine's own, the one that Playwright installs.
	const executablePath = findChromium();
	const browser = await chromium.launch({
		...(executablePath !== null && { executablePath }),
		args: ["--force-color-profile=srgb", "--disable-gpu"],
	});
	const page = await browser.newPage();
	try {
		await work(async (svg, width, height) => {
			await page.setViewportSize({ width, height });
			await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
			return page.screenshot({ omitBackground: true });
		});
	} finally {
		await browser.close();
	}
}
