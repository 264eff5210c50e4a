import { expect, test } from "#tests/support/browser/test.ts";
import { description } from "#tests/support/site-description.ts";
import { expectRoom, strayTexts } from "./page-checks.ts";

test.use({ reducedMotion: "reduce" });

for (const path of [...description.pages, "/no-such-page"]) {
	test(`${path} takes every text from the content, and has room for a longer language`, async ({ page }) => {
		await page.goto(path);
		expect(await strayTexts(page)).toEqual([]);
		await expectRoom(page);
	});
}
