import {
	deliveryNote,
	fillShortly,
	openAssessment,
	someApplicant,
	stepTitle,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { assessmentCopy, formCopy, reportCopy } from "#tests/support/copy.ts";

test("who has begun to type below the first step before the script comes goes on in the same field", async ({
	page,
}) => {
	const { promise: begun, resolve: letScriptsPass } = Promise.withResolvers<void>();
	await page.route("**/_astro/*.js", async (route) => {
		await begun;
		await route.continue();
	});
	// The page has loaded only when its scripts have.
	await page.goto("/assessment", { waitUntil: "commit" });
	await textField(page, "firstName").focus();
	await page.keyboard.type("Me");
	letScriptsPass();
	await whenAssessmentIsReady(page);
	await expect(stepTitle(page, "you")).toBeVisible();
	await expect(textField(page, "firstName")).toBeFocused();
	await expect(textField(page, "firstName")).toBeInViewport();
	await page.keyboard.type("re");
	await expect(textField(page, "firstName")).toHaveValue("Mere");
});

test("below a link that opens no report, the first step is not left empty by Enter", async ({ page }) => {
	await openAssessment(page, "/assessment#r1-broken");
	await textField(page, "companyName").press("Enter");
	await expect(page.locator(".assessment-form").getByRole("alert")).toBeFocused();
	await expect(stepTitle(page, "business")).toBeVisible();
	await textField(page, "companyName").fill("Kōwhai Joinery");
	await textField(page, "companyName").press("Enter");
	await expect(stepTitle(page, "today")).toBeFocused();
});

test.describe("the keyboard's focus stays with a visitor who tries again", () => {
	test("to send the answers", async ({ page }) => {
		const { promise: seen, resolve: letAnswer } = Promise.withResolvers<void>();
		let tries = 0;
		await page.route("**/forms/assessment", async (route) => {
			tries += 1;
			if (tries === 1) return route.abort();
			await seen;
			return route.continue();
		});
		await takeAssessment(page);
		await page.getByRole("button", { name: reportCopy.retry }).press("Enter");
		await expect(page.getByRole("button", { name: reportCopy.retry })).toBeHidden();
		await expect(deliveryNote(page)).toBeFocused();
		letAnswer();
		await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
		await expect(deliveryNote(page)).toBeFocused();
	});

	test("to open the report", async ({ page }) => {
		await page.route("**/assessment/copy.json", (route) => route.abort());
		await openAssessment(page);
		await fillShortly(page, someApplicant());
		await page.getByRole("button", { name: formCopy.submit("assessment") }).click();
		const retry = page.getByRole("button", { name: assessmentCopy.openAgain });
		await retry.press("Enter");
		await expect(retry).toBeFocused();
		// A try that is still on its way opens the report by itself once the site answers, and the button goes.
		await expect(retry).toBeEnabled();
		await page.unrouteAll();
		await retry.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	});
});
