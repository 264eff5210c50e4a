import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

export type Rasterise = (svg: string, width: number, height: number) => Promise<Buffer>;

/**
 * Lends a function that turns an SVG into a PNG of the given size. Chromium rather than sharp's own SVG renderer:
 * that one rounds a veil over flat ground to visible stripes.
 */
export async function withRasteriser(work: (rasterise: Rasterise) => Promise<void>): Promise<void> {
	const browser = await chromium.launch({
		...findBrowser(),
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

/** The machine's own Chromium where there is one; else the one that Playwright installs. */
function findBrowser(): { executablePath?: string } {
	const { CHROMIUM_PATH: executablePath = "/usr/bin/chromium" } = process.env;
	return existsSync(executablePath) ? { executablePath } : {};
}
