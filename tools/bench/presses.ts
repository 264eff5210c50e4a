import type { Browser, Page } from "@playwright/test";
import { visit } from "#tools/bench/slow-view.ts";
import { median } from "#tools/bench/statistics.ts";
import type { Row } from "#tools/bench/table.ts";

interface Press {
	readonly what: string;
	readonly path: string;
	readonly make: (page: Page) => Promise<void>;
}

const presses: readonly Press[] = [
	{
		what: "Typing a letter of a message",
		path: "/contact",
		make: (page) => page.locator("textarea").first().press("a"),
	},
	{
		what: "Ticking the first answer of the assessment",
		path: "/assessment",
		make: (page) => page.locator("form label:has(input[type=radio], input[type=checkbox])").first().click(),
	},
	{ what: "Opening the menu", path: "/", make: (page) => page.locator(".menu-button").click() },
	{ what: "Opening the search", path: "/", make: (page) => page.keyboard.press("/") },
	{ what: "Opening a policy", path: "/", make: (page) => page.locator(".policies button").first().click() },
];

declare global {
	interface Window {
		longestEvent: number;
	}
}

/** From each event to the next frame that shows what it did, with the processor at a quarter of its speed. */
export async function measurePresses(browser: Browser, origin: string, runs: number): Promise<Row[]> {
	const rows: Row[] = [];
	for (const press of presses) {
		const durations: number[] = [];
		for (let run = 1; run <= runs; run++) durations.push(await durationOf(browser, origin, press));
		const measured = `${median(durations)} ms (at worst ${Math.max(...durations)})`;
		rows.push({ what: `${press.what}, to the next frame`, measured, reach: "60 ms", limit: "100 ms" });
	}
	return rows;
}

function durationOf(browser: Browser, origin: string, { path, make }: Press): Promise<number> {
	return visit(browser, 4, async (page) => {
		await page.addInitScript(observeEvents);
		await page.goto(origin + path, { waitUntil: "networkidle" });
		await page.locator(".policies").scrollIntoViewIfNeeded();
		await page.evaluate(() => {
			window.longestEvent = 0;
		});
		await make(page);
		// An event is reported after the frame that follows it.
		await page.waitForTimeout(1500);
		return page.evaluate(() => window.longestEvent);
	});
}

/** Runs in the page. The browser rounds to 8 ms and leaves out what took less than 16. */
function observeEvents(): void {
	window.longestEvent = 0;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries())
			window.longestEvent = Math.max(window.longestEvent, duration);
	}).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
