import { brokenWords, showInFaces } from "#tests/support/browser/shown-words.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { contentNames } from "#tests/support/content-file.ts";

test.describe("on the smallest phone", () => {
	test.use({ viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });

	test("the company's name is one line, and the title of the home page three", async ({ page }) => {
		await page.goto("/");
		await showInFaces(page, "own");
		const lines = (selector: string) =>
			page.locator(selector).evaluate((element) => {
				const range = document.createRange();
				range.selectNodeContents(element.firstChild ?? element);
				return new Set([...range.getClientRects()].map(({ top }) => top)).size;
			});
		expect(await lines("header .wordmark span")).toBe(1);
		expect(await lines("h1")).toBe(3);
	});

	test("the industries of the home page stand two by two", async ({ page }) => {
		await page.goto("/");
		await showInFaces(page, "own");
		const places = await page
			.locator(".image-card")
			.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
		expect(places.length).toBeGreaterThan(2);
		expect(new Set(places).size).toBe(2);
	});
});

for (const width of [660, 768, 1024])
	test(`the industries of the home page are four in a row, their names whole, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 1024 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		await showInFaces(page, "own");
		const tops = await page
			.locator(".image-card")
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
		expect(tops).toHaveLength(contentNames("industries").length);
		expect(new Set(tops.slice(0, 4)).size).toBe(1);
		expect(await brokenWords(page)).toEqual([]);
	});

test("on a phone the lines of the footer are equally high, and the address is as large as the links", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	const lines = await page.locator(".footer-columns > :not(.footer-brand) li").evaluateAll((all) =>
		all.map((line) => {
			const word = line.querySelector("a") ?? line;
			const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(word);
			return [paddingTop, lineHeight, paddingBottom].join(" ");
		}),
	);
	expect(lines.length).toBeGreaterThan(10);
	expect(new Set(lines).size).toBe(1);
	const size = (selector: string) =>
		page.locator(selector).evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
	expect((await size(".footer-reach a")) / (await size(".footer-columns"))).toBeGreaterThan(0.9);
});
