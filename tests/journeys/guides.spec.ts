import { readFile } from "node:fs/promises";
import { expect, test } from "#tests/support/browser/test.ts";
import { siteCopy } from "#tests/support/copy.ts";
import { guides } from "#tests/support/opening-entries.ts";

for (const [industry, fileName] of Object.entries(guides)) {
	test(`the ${industry} page saves ${fileName}, and says so`, async ({ page, site }) => {
		await page.goto(`/industries/${industry}`);
		// The note comes from a script that starts after the first paint, as this mark goes.
		await expect(page.locator("html[data-from-top]")).toHaveCount(0);
		const saving = page.waitForEvent("download");
		await page.locator(`main a[href="/guides/${fileName}"]`).first().click();
		const download = await saving;
		expect(download.suggestedFilename()).toBe(fileName);
		const served = await fetch(`${site.origin}/guides/${fileName}`);
		expect(await readFile(await download.path(), "utf8")).toBe(await served.text());
		await expect(page.getByRole("status").getByText(siteCopy.downloaded)).toBeVisible();
		await expect(page).toHaveURL(`/industries/${industry}`);
	});
}

test.describe("with JavaScript off", () => {
	test.use({ javaScriptEnabled: false });

	test("a guide is saved all the same", async ({ page }) => {
		await page.goto("/industries/retail");
		const saving = page.waitForEvent("download");
		await page.locator('main a[href^="/guides/"]').first().click();
		expect((await saving).suggestedFilename()).toBe(guides.retail);
	});
});
