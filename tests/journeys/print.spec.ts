import { expect, test } from "#tests/support/browser/test.ts";
import { siteCopy } from "#tests/support/copy.ts";

test("on paper a page has its words, and not its controls", async ({ page }) => {
	await page.goto("/terms");
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("group", { name: siteCopy.theme("legend") })).toBeHidden();
});

test("a page printed from further down has its header above its words, not across them", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/terms");
	await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
	await page.emulateMedia({ media: "print" });
	const headerIsAbove = () =>
		page.evaluate(() => {
			const [header, heading] = ["header", "h1"].map((name) => document.querySelector(name));
			return Number(header?.getBoundingClientRect().bottom) <= Number(heading?.getBoundingClientRect().top);
		});
	await expect.poll(headerIsAbove).toBe(true);
});

test("a service page on paper ends with how to reach us, and has neither an empty form nor a closed answer", async ({
	page,
}) => {
	await page.goto("/services/ai-automation");
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("footer").getByRole("link", { name: siteCopy.email })).toBeVisible();
	await expect(page.locator("main :is(input, textarea):visible")).toHaveCount(0);
	const answers = page.locator(".questions details p");
	await expect(answers).not.toHaveCount(0);
	for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("a chapter on paper begins at the edge that the rest has, without room for a cover", async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/resources/white-papers/measuring-ai-customer-service/the-monthly-page");
	await page.emulateMedia({ media: "print" });
	const place = await page.locator(".chapter-place").boundingBox();
	const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
	expect(place?.x).toBeCloseTo(heading?.x ?? Number.NaN, 0);
});
