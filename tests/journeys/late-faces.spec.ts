import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { facesUsed } from "#tests/support/browser/typefaces.ts";
import { pagesToVisit } from "#tests/support/pages-to-visit.ts";
import { isLongRun } from "#tools/checks/long-run.ts";

/** The first family that the page's headings ask for. */
const headingFace = (page: Page) =>
	page.evaluate(() => getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily);

/** Lets `wasLate` tell whether a page was ever to be painted before its faces. */
const noteLateFaces = (page: Page) =>
	page.addInitScript(() =>
		new MutationObserver(() => document.documentElement.classList.add("was-late")).observe(document, {
			subtree: true,
			attributeFilter: ["data-late"],
		}),
	);
const wasLate = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("was-late"));

/** Adds a style to each page, before anything is painted. */
const addStyle = (page: Page, css: string) =>
	page.addInitScript((text) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(text);
		document.adoptedStyleSheets = [sheet];
	}, css);

/** Lets each page believe that its visit began so many milliseconds ago, however busy the machine is. */
const readSince = (page: Page, milliseconds: number) =>
	page.addInitScript((age) => {
		performance.now = () => age;
	}, milliseconds);

/** Whatever the face, no line breaks. */
const inOneLine = "* { white-space: nowrap !important }";
/** A heading needs more lines in the fallback than in its own face. */
const moreLinesAtFirst = ":root[data-late] h1 { padding-bottom: 90px }";
const narrowAtFirst = ":root[data-late] h1 { max-width: 5em }";
const narrowLeadAtFirst = ":root[data-late] h1 + p { max-width: 70% }";
/** What is below a heading comes closer in the heading's own face. */
const furtherAtFirst = ":root[data-late] h1 { margin-bottom: 90px }";

test.describe("on a phone, a new visitor", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("does not wait for a typeface, sees both soon, and at once on the next page", async ({ page }) => {
		await addStyle(page, inOneLine);
		await readSince(page, 0);
		await noteLateFaces(page);
		await page.goto("/contact");
		await expect.poll(() => headingFace(page)).toMatch(/^Archivo,/);
		expect(await wasLate(page)).toBe(true);
		await page.locator("header a").first().click();
		await page.waitForURL("**/");
		expect(await headingFace(page)).toMatch(/^Archivo,/);
		expect(await wasLate(page)).toBe(false);
	});

	test("sees the typefaces in the place of a fallback that took more lines, and nothing moves", async ({
		page,
	}) => {
		await addStyle(page, inOneLine + moreLinesAtFirst);
		await readSince(page, 0);
		await page.addInitScript(() => {
			addEventListener("DOMContentLoaded", () => {
				const lead = document.querySelector("h1 + p") ?? document.body;
				document.documentElement.dataset["leadTop"] = String(lead.getBoundingClientRect().top);
			});
		});
		await page.goto("/contact");
		await expect.poll(() => headingFace(page)).toMatch(/^Archivo,/);
		const [before, after] = await page.evaluate(() => [
			Number(document.documentElement.dataset["leadTop"]),
			document.querySelector("h1 + p")?.getBoundingClientRect().top ?? 0,
		]);
		expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(3);
	});

	test("finds no gap below a title that takes a line less in the typefaces", async ({ page }) => {
		await addStyle(page, narrowAtFirst);
		await readSince(page, 0);
		await page.goto("/contact");
		await expect.poll(() => headingFace(page)).toMatch(/^Archivo,/);
		const gap = await page.evaluate(() => {
			const title = document.querySelector("h1") ?? document.body;
			const words = document.createRange();
			words.selectNodeContents(title);
			return title.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
		});
		expect(gap).toBeLessThan(10);
	});

	test("can make the window narrower after it, and nothing is wider than the screen", async ({ page }) => {
		await page.setViewportSize({ width: 640, height: 900 });
		await addStyle(page, narrowLeadAtFirst);
		await readSince(page, 0);
		await page.goto("/contact");
		await expect.poll(() => headingFace(page)).toMatch(/^Archivo,/);
		await page.setViewportSize({ width: 320, height: 900 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	test("can make the window wider after it, and a text that was narrowed takes the room", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 640, height: 900 });
		await addStyle(page, narrowLeadAtFirst);
		await readSince(page, 0);
		await page.goto("/contact");
		await expect.poll(() => headingFace(page)).toMatch(/^Archivo,/);
		const narrowed = () => page.evaluate(() => document.querySelectorAll("main p[style*=max-width]").length);
		expect(await narrowed()).toBeGreaterThan(0);
		await page.setViewportSize({ width: 640, height: 800 });
		expect(await narrowed()).toBeGreaterThan(0);
		await page.setViewportSize({ width: 1000, height: 800 });
		await expect.poll(narrowed).toBe(0);
	});

	test("finds no gap after a form that has come into steps", async ({ page }) => {
		await readSince(page, 0);
		await page.goto("/assessment");
		await expect.poll(() => headingFace(page)).toMatch(/^Archivo,/);
		await expect(page.locator("fieldset:visible").first()).toBeVisible();
		await expect
			.poll(() =>
				page.evaluate(() => {
					const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
					const after = box("main .promises ol")?.top ?? Number.NaN;
					const gap = after - (box("main form")?.bottom ?? 0);
					const end = (box("body > footer")?.top ?? Number.NaN) - (box("main picture img")?.bottom ?? 0);
					return Math.max(gap, end);
				}),
			)
			.toBeLessThan(300);
	});

	test("keeps the fallback where the typefaces would move a line that is shown", async ({ page }) => {
		await addStyle(page, inOneLine + furtherAtFirst);
		await page.goto("/contact");
		await facesUsed(page);
		expect(await headingFace(page)).toContain("Fallback");
		expect(await headingFace(page)).not.toMatch(/^Archivo,/);
	});

	test("keeps the fallback when the typefaces come after three seconds of reading", async ({ page }) => {
		await addStyle(page, inOneLine);
		await readSince(page, 3001);
		await page.goto("/contact");
		await facesUsed(page);
		expect(await headingFace(page)).not.toMatch(/^Archivo,/);
	});
});

/** How far the lines of a page have moved, as browsers count it. */
const movedSoFar = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((tell) => {
				const add = (list: PerformanceObserverEntryList) =>
					(list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
						(sum, each) => sum + each.value,
						0,
					);
				new PerformanceObserver((list) => tell(add(list))).observe({ type: "layout-shift", buffered: true });
				// The observer is not called where nothing has moved.
				setTimeout(tell, 300, 0);
			}),
	);

for (const width of isLongRun ? [360, 390, 412] : [412])
	for (const path of pagesToVisit)
		test(`on a phone ${width} px wide no line of ${path} moves when the typefaces come`, async ({ page }) => {
			await page.setViewportSize({ width, height: 823 });
			await readSince(page, 0);
			await page.goto(path);
			await facesUsed(page);
			expect(await movedSoFar(page)).toBeLessThan(0.01);
		});
