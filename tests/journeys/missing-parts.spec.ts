import { openAssessment, option, stepLink } from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";

test("where the browser counts nothing for a site, the assessment can be taken", async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "sendBeacon"));
	await openAssessment(page);
	await stepLink(page, "today").click();
	await option(page, "experience", "some").check();
	await expect(page.getByRole("complementary")).toBeVisible();
});
