import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { pagesToVisit } from "#tests/support/pages-to-visit.ts";

/** What a visit to a page brings up that it should not. */
function watch(page: Page, origin: string): { readonly faults: string[]; readonly foreign: string[] } {
	const [faults, foreign]: [string[], string[]] = [[], []];
	page.on("console", (message) => {
		// A failed request is told below, with its address.
		const isTold = message.text().startsWith("Failed to load resource");
		if (["error", "warning"].includes(message.type()) && !isTold) faults.push(`console: ${message.text()}`);
	});
	page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
	page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
	page.on("response", (response) => {
		if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
	});
	page.on("request", (request) => {
		if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith("data:"))
			foreign.push(request.url());
	});
	return { faults, foreign };
}

/** Brings everything into view, so that what loads late has been loaded; again while one section that is laid out moves another past it. */
async function readToTheEnd(page: Page): Promise<void> {
	await expect(async () => {
		await page.evaluate(async () => {
			for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
				scrollTo({ top, behavior: "instant" });
				await new Promise(requestAnimationFrame);
			}
			// One that was moved past before it loaded would hold the reading up for good.
			const pictures = Promise.allSettled([...document.images].map((image) => image.decode()));
			await Promise.race([pictures, new Promise((tell) => setTimeout(tell, 2000))]);
		});
		await expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 2000 });
	}).toPass();
}

/** What sticks out of the window, so that a person would have to scroll sideways. */
async function tooWide(page: Page, width: number): Promise<string[]> {
	await page.setViewportSize({ width, height: 800 });
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const wide = [...document.querySelectorAll("body *")].filter(
			(element) => element.getBoundingClientRect().right > clientWidth + 1,
		);
		return wide.slice(0, 5).map((element) => `${element.tagName}.${element.className} in ${clientWidth} px`);
	});
}

for (const path of pagesToVisit) {
	test(`${path} sets no cookie, asks no other host, breaks nothing, and fits a phone and a zoomed screen`, async ({
		page,
		context,
		site,
	}) => {
		const { faults, foreign } = watch(page, site.origin);
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(200);
		expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
		expect(answer?.headers()["set-cookie"]).toBeUndefined();
		await readToTheEnd(page);
		expect(faults).toEqual([]);
		expect(foreign).toEqual([]);
		expect(await context.cookies()).toEqual([]);
		expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

		const broken = await page.evaluate(() =>
			[...document.images]
				.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
				.map(({ src }) => src),
		);
		expect(broken).toEqual([]);
		// 640 px is a screen of 1280 px at 200%, and 320 px the same at 400%.
		for (const width of [640, 320]) expect(await tooWide(page, width)).toEqual([]);
	});
}
