import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "#tools/browser/chromium.ts";

/** A phone as Lighthouse has it. */
const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};

export interface View {
	/** Milliseconds from the start of the navigation. */
	readonly largestPaint: number;
	/** Sum of all layout shifts, as the Layout Instability API counts them. */
	readonly layoutShift: number;
}

declare global {
	interface Window {
		view: { largestPaint: number; layoutShift: number };
	}
}

export async function openBrowser(): Promise<Browser> {
	const executablePath = findChromium();
	return chromium.launch({ args: chromiumFlags, ...(executablePath !== null && { executablePath }) });
}

/** Calls with a page of a new visitor: nothing is cached, and no connection open. The processor is slower by the factor. */
export async function visit<Result>(
	browser: Browser,
	slowness: number,
	work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
	try {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
		return await work(page, session);
	} finally {
		await context.close();
	}
}

/** Opens a page for the first time, with the processor at half its speed. */
export function viewOf(browser: Browser, url: string): Promise<View> {
	return visit(browser, 2, async (page) => {
		await page.addInitScript(observeView);
		await page.goto(url, { waitUntil: "networkidle" });
		return page.evaluate(() => window.view);
	});
}

/** Runs in the page. */
function observeView(): void {
	window.view = { largestPaint: 0, layoutShift: 0 };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) window.view.largestPaint = entry.startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
			window.view.layoutShift += entry.value;
	}).observe({ type: "layout-shift", buffered: true });
}
