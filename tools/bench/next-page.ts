import { setTimeout } from "node:timers/promises";
import { median } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";
import { startVisitorsChromium } from "#tools/browser/visitors-chromium.ts";

/** Milliseconds for which a person's pointer rests on a link before the press. */
const hover = 300;

/** From the press on a link to the first paint of the page that it leads to, over that of the floor page. */
export async function measureNextPage(origin: string, floor: string, runs: number): Promise<Row[]> {
	const pages = {
		"/products": [] as number[],
		"/resources": [] as number[],
		"/company": [] as number[],
		"/contact": [] as number[],
		"/assessment": [] as number[],
	};
	const floors: number[] = [];
	for (let run = 1; run <= runs; run++) {
		floors.push(await paintAfterPress(floor, "/next"));
		for (const [path, found] of Object.entries(pages)) found.push(await paintAfterPress(origin, path));
	}
	return Object.entries(pages).map(([path, found]) => ({
		what: `Click in the header to the first paint of ${path}, over that of the floor page`,
		measured: `${(median(found) - median(floors)).toFixed(0)} ms (${median(found).toFixed(0)} and ${median(floors).toFixed(0)})`,
		reach: "50 ms",
		limit: "80 ms",
	}));
}

/**
 * A visit in a browser of its own.
 * @returns milliseconds
 */
async function paintAfterPress(origin: string, path: string): Promise<number> {
	const browser = await startVisitorsChromium();
	try {
		const page = await browser.newPage();
		await page.goto(origin, { waitUntil: "networkidle0" });
		await page.evaluate(() =>
			addEventListener("click", ({ timeStamp }) =>
				localStorage.setItem("pressed", String(performance.timeOrigin + timeStamp)),
			),
		);
		// The button next to the menu is not shown on a desk.
		const link = `a[href="${path}"]:not(.site-header > .button)`;
		await page.hover(link);
		await setTimeout(hover);
		await page.click(link);
		// A page rendered ahead takes the place of this one without a navigation that could be awaited.
		await setTimeout(2000);
		return await page.evaluate(() => {
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			return (
				performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(localStorage.getItem("pressed"))
			);
		});
	} finally {
		await browser.close();
	}
}
