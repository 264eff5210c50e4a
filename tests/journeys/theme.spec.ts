import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Page as VisitorsPage } from "puppeteer-core";
import { storedEntries } from "#domain/browser/stored-entries.ts";
import { fillStorage } from "#tests/support/browser/full-storage.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { startVisitorsChromium } from "#tools/browser/visitors-chromium.ts";

const background = (page: Page) =>
	page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** The picture behind the home page's heading, as the browser has chosen it. */
const terrain = (page: Page) =>
	page.locator(".terrain img").evaluate((image: HTMLImageElement) => image.currentSrc);

interface Seen {
	readonly backgrounds: string[];
	readonly pictures: string[];
}

/** Runs in the page from before its first paint, and notes what each frame shows. */
function lookAtEachFrame(): void {
	const seen: Seen = { backgrounds: [], pictures: [] };
	Object.assign(window, { seen });
	const look = () => {
		if (document.body) seen.backgrounds.push(getComputedStyle(document.documentElement).backgroundColor);
		const image = document.querySelector<HTMLImageElement>(".terrain img");
		if (image?.complete && image.naturalWidth > 0) seen.pictures.push(image.currentSrc);
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}

async function choose(page: Page, choice: "light" | "dark" | "system"): Promise<void> {
	const theme = siteCopy.theme(choice);
	// The words of a choice cover its button.
	await page
		.getByRole("group", { name: siteCopy.theme("legend") })
		.getByText(theme, { exact: true })
		.click();
	await expect(page.getByRole("radio", { name: theme })).toBeChecked();
}

test.describe("a visitor whose device is light", () => {
	test.use({ colorScheme: "light" });

	test("can have the site dark, pictures included, on every page and at every visit", async ({ page }) => {
		await page.goto("/");
		const light = await background(page);
		await expect.poll(() => terrain(page)).toContain("-light-");
		await choose(page, "dark");
		await expect.poll(() => background(page)).not.toBe(light);
		await expect.poll(() => terrain(page)).toContain("-dark-");
		const dark = await background(page);

		await page.goto("/industries");
		expect(await background(page)).toBe(dark);
		await page.reload();
		expect(await background(page)).toBe(dark);
		await expect(page.getByRole("radio", { name: siteCopy.theme("dark") })).toBeChecked();
	});

	test("sees a choice in the pages of other tabs at once", async ({ page, context }) => {
		const other = await context.newPage();
		await openWithScript(other, "/industries");
		await page.bringToFront();
		await page.goto("/");
		await choose(page, "dark");
		const dark = await background(page);
		await expect.poll(() => background(other)).toBe(dark);
		await expect(other.getByRole("radio", { name: siteCopy.theme("dark") })).toBeChecked();
	});

	test("goes back to what the device says", async ({ page }) => {
		await page.goto("/");
		const light = await background(page);
		await choose(page, "dark");
		await choose(page, "system");
		await expect.poll(() => background(page)).toBe(light);
		await expect.poll(() => terrain(page)).toContain("-light-");
		await page.emulateMedia({ colorScheme: "dark" });
		await expect.poll(() => background(page)).not.toBe(light);
		await expect.poll(() => terrain(page)).toContain("-dark-");
		expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	});

	test("can have the page dark where the browser has no room for the choice", async ({ page }) => {
		await page.goto("/");
		const light = await background(page);
		await fillStorage(page);
		await choose(page, "dark");
		await expect.poll(() => background(page)).not.toBe(light);
		await choose(page, "system");
		await expect.poll(() => background(page)).toBe(light);
	});

	test("with a choice of dark, never sees the page light before", async ({ page }) => {
		await page.goto("/");
		await choose(page, "dark");
		const dark = await background(page);
		await page.addInitScript(lookAtEachFrame);
		await page.reload();
		// A busy machine may choose the picture well before it draws a frame of it.
		await expect.poll(() => page.evaluate("window.seen.pictures.length")).toBeGreaterThan(0);
		const seen: Seen = await page.evaluate("window.seen");
		expect(new Set(seen.backgrounds)).toEqual(new Set([dark]));
		expect(seen.pictures.filter((picture) => !picture.includes("-dark-"))).toEqual([]);
	});
});

test.describe("a visitor whose device is dark", () => {
	test.use({ colorScheme: "dark" });

	test("gets the dark site where the browser keeps a theme that the site does not have", async ({ page }) => {
		await page.addInitScript((name) => localStorage.setItem(name, "purple"), storedEntries.theme.name);
		await page.goto("/");
		await expect.poll(() => terrain(page)).toContain("-dark-");
		await expect(page.getByRole("radio", { name: siteCopy.theme("system") })).toBeChecked();
	});

	test("gets the dark site without choosing, and can have it light", async ({ page }) => {
		await page.goto("/");
		const dark = await background(page);
		await expect.poll(() => terrain(page)).toContain("-dark-");
		await choose(page, "light");
		await expect.poll(() => background(page)).not.toBe(dark);
		await expect.poll(() => terrain(page)).toContain("-light-");
	});

	test.describe("and whose JavaScript is off", () => {
		test.use({ javaScriptEnabled: false });

		test("gets the dark site, without a switch that would do nothing", async ({ page }) => {
			await page.goto("/");
			await expect(page.locator("html")).toHaveCSS("color-scheme", /dark/);
			await expect.poll(() => terrain(page)).toContain("-dark-");
			await expect(page.getByRole("group", { name: siteCopy.theme("legend") })).toBeHidden();
		});
	});
});

/** Chooses the dark theme in the browser that has a back-forward cache and renders ahead, once the switch is there. */
async function chooseDark(page: VisitorsPage): Promise<void> {
	const dark = await page.waitForSelector('.theme:not([hidden]) [value="dark"] + span');
	await dark?.evaluate((words) => words.click());
	await page.waitForSelector('[data-theme="dark"]');
}

const chosen = (page: VisitorsPage) =>
	page.evaluate(() => [
		document.documentElement.dataset["theme"],
		document.querySelector<HTMLInputElement>(".theme :checked")?.value,
	]);

test("a choice of theme holds on the page before, which the browser has stored as it was", async ({
	baseURL,
}) => {
	const browser = await startVisitorsChromium();
	try {
		const page = await browser.newPage();
		await page.goto(`${baseURL}/products`);
		await page.waitForSelector(".theme:not([hidden])");
		await page.evaluate(() => {
			addEventListener("pageshow", ({ persisted }) => {
				document.documentElement.dataset["persisted"] = String(persisted);
			});
		});
		await page.goto(`${baseURL}/solutions`);
		await chooseDark(page);
		await page.goBack();
		expect(await page.evaluate(() => document.documentElement.dataset["persisted"])).toBe("true");
		expect(await chosen(page)).toEqual(["dark", "dark"]);
	} finally {
		await browser.close();
	}
});

test("a choice of theme holds on a page that was rendered before it", async ({ baseURL }) => {
	const browser = await startVisitorsChromium();
	try {
		const link = '#menu a[href="/products"]';
		// Again, without the choice, when a busy machine had not rendered it by the press.
		await expect(async () => {
			await using visit = await browser.createBrowserContext();
			const page = await visit.newPage();
			await page.goto(baseURL ?? "", { waitUntil: "networkidle0" });
			await page.hover(link);
			await setTimeout(1000);
			await chooseDark(page);
			await page.click(link);
			await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/products");
			expect(await wasRenderedAhead(page)).toBe(true);
			await expect.poll(() => chosen(page)).toEqual(["dark", "dark"]);
		}).toPass();
	} finally {
		await browser.close();
	}
});

const wasRenderedAhead = (page: VisitorsPage) =>
	page.evaluate(() => {
		const [visit] = performance.getEntriesByType("navigation") as { activationStart?: number }[];
		return (visit?.activationStart ?? 0) > 0;
	});
