import { sitePages } from "../journeys/support/site-pages.ts";
import { expect, test } from "../journeys/support/test.ts";
import { expectRoom, strayTexts } from "./page-checks.ts";

test.use({ reducedMotion: "reduce" });

for (const path of [...sitePages, "/no-such-page"]) {
	test(`${path} takes every text from the content, and has room for a longer language`, async ({ page }) => {
		await page.goto(path);
		expect(await strayTexts(page)).toEqual([]);
		await expectRoom(page);
	});
}
