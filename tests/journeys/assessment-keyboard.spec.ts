import { stepTitle, textField, whenAssessmentIsReady } from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";

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
