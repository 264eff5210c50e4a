import { expect, test } from "#tests/support/browser/test.ts";
import { pagesToVisit } from "#tests/support/pages-to-visit.ts";
import { colourViolationsOf, violationsOf } from "./axe.ts";
import { expectNothingLostWhenSpaced } from "./text-spacing.ts";

test.use({ reducedMotion: "reduce" });

for (const path of [...pagesToVisit, "/no-such-page"]) {
	test(`${path} can be used by everyone, in both themes and with text spaced wider`, async ({ page }) => {
		await page.emulateMedia({ colorScheme: "light" });
		await page.goto(path);
		expect(await violationsOf(page)).toEqual([]);
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await colourViolationsOf(page), "in the dark theme").toEqual([]);
		await expectNothingLostWhenSpaced(page);
	});
}
