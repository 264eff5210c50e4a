import {
	deliveryNote,
	someApplicant,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy } from "#tests/support/copy.ts";

test("who comes back to the report of a sent assessment finds no name or address stored", async ({
	page,
}) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.getByRole("banner").locator('a[href="/products"]').first().click();
	await expect(page).toHaveURL("/products");
	await page.goBack();
	await whenAssessmentIsReady(page);
	// The browser brings back what was in the form.
	await expect(textField(page, "email")).toHaveValue(applicant.email);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["assessment:reports"]);
});
