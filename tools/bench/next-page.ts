import type { Browser } from "@playwright/test";
import { median } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";

/** How long a person's pointer rests on a link before the press. */
const hover = 300;

/** From the press on a link to the first paint of the page that it leads to, over that of the floor page. */
export async function measureNextPage(
	browser: Browser,
	origin: string,
	floor: string,
	runs: number,
): Promise<Row[]> {
	const pages = { "/company": [] as number[], "/contact": [] as number[] };
	const floors: number[] = [];
	for (let run = 1; run <= runs; run++) {
		floors.push(await paintAfterPress(browser, floor, "/next"));
		for (const [path, found] of Object.entries(pages))
			found.push(await paintAfterPress(browser, origin, path));
	}
	return Object.entries(pages).map(([path, found]) => ({
		what: `Click in the header to the first paint of ${path}, over that of the floor page`,
		measured: `${(median(found) - median(floors)).toFixed(0)} ms (${median(found).toFixed(0)} and ${median(floors).toFixed(0)})`,
		reach: "50 ms",
		limit: "80 ms",
	}));
}

async function paintAfterPress(browser: Browser, origin: string, path: string): Promise<number> {
	const context = await browser.newContext({
		ignoreHTTPSErrors: true,
		viewport: { width: 1440, height: 900 },
	});
	try {
		const page = await context.newPage();
		await page.goto(origin, { waitUntil: "networkidle" });
		await page.evaluate(() =>
			addEventListener("click", ({ timeStamp }) =>
				sessionStorage.setItem("pressed", String(performance.timeOrigin + timeStamp)),
			),
		);
		const link = page.locator(`a[href="${path}"]`).first();
		await link.hover();
		await page.waitForTimeout(hover);
		await link.click();
		await page.waitForURL(origin + path);
		await page.waitForTimeout(500);
		return await page.evaluate(() => {
			const [paint] = performance.getEntriesByName("first-contentful-paint");
			return (
				performance.timeOrigin + (paint?.startTime ?? Number.NaN) - Number(sessionStorage.getItem("pressed"))
			);
		});
	} finally {
		await context.close();
	}
}
