import { expect, test } from "#tests/support/browser/test.ts";
import { pagesToVisit } from "#tests/support/pages-to-visit.ts";
import { expectRoom, strayTexts } from "./page-checks.ts";

test.use({ reducedMotion: "reduce" });

for (const path of [...pagesToVisit, "/no-such-page"]) {
	test(`${path} takes every text from the content, and has room for a longer language`, async ({ page }) => {
		await page.goto(path);
		expect(await strayTexts(page)).toEqual([]);
		await expectRoom(page);
	});
}
