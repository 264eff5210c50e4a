import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import { openDelayedLine } from "#tools/bench/delayed-line.ts";

/** The faces of a page, and what made the browser ask for each: `link` before the first paint, `css` when text used it. */
const faces = (page: Page) =>
	page.evaluate(() =>
		(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
			.filter(({ name }) => name.endsWith(".woff2"))
			.map(({ initiatorType }) => initiatorType),
	);

test.describe("a new visitor", () => {
	test("gets both typefaces before the first paint on a quick line", async ({ page }) => {
		// Again when a busy machine was slow to answer.
		await expect(async () => {
			await page.goto("/contact");
			expect((await faces(page)).filter((initiator) => initiator === "link")).toHaveLength(2);
		}).toPass();
	});

	test("does not wait for a typeface on a slow line", async ({ page, baseURL }) => {
		const line = await openDelayedLine(Number(new URL(baseURL ?? "").port));
		try {
			await page.goto(`http://127.0.0.1:${line.port}/contact`);
			const fetched = await faces(page);
			expect(fetched).not.toHaveLength(0);
			expect(fetched).not.toContain("link");
		} finally {
			await line.close();
		}
	});
});
