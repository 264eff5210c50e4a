import type { Locator, Page } from "@playwright/test";
import {
	answerShortly,
	introduce,
	nextLink,
	openAssessment,
	option,
	someApplicant,
	stepLink,
	textField,
	weeklyUse,
	whenAssessmentIsReady,
} from "./support/assessment-form.ts";
import { expect, test } from "./support/test.ts";

const dailyUse = "Advanced: AI is part of how several jobs are done";

async function tabTo(page: Page, target: Locator): Promise<void> {
	await page.keyboard.press("Tab");
	await expect(target).toBeFocused();
}

function stepTitle(page: Page, title: string): Locator {
	return page.getByRole("heading", { level: 2, name: title });
}

test("the whole assessment can be taken by keyboard, and Enter goes on", async ({ page, site }) => {
	const { companyName, firstName, lastName, email } = someApplicant();
	await openAssessment(page);
	await textField(page, "Company name").focus();
	await page.keyboard.type(companyName);
	await tabTo(page, option(page, "radio", "Retail"));
	await page.keyboard.press("ArrowRight");
	await expect(option(page, "radio", "Healthcare")).toBeChecked();
	await page.keyboard.press("Enter");
	await expect(stepTitle(page, "About you")).toBeFocused();
	for (const [label, text] of [
		["First name", firstName],
		["Last name", lastName],
		["Email", email],
	] as const) {
		await tabTo(page, textField(page, label));
		await page.keyboard.type(text);
	}
	await page.keyboard.press("Enter");
	await expect(stepTitle(page, "Where you stand")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await tabTo(page, option(page, "checkbox", "Manual processes taking too much time"));
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(stepTitle(page, "What you want")).toBeFocused();
	await tabTo(page, option(page, "checkbox", "AI chatbots for customer service"));
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your AI readiness report");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.locator(".report-delivery")).toContainText("your answers have arrived");
	const choices = { industry: "healthcare", experience: "some", interests: ["chatbots"] };
	expect(site.leadsWith(companyName)).toMatchObject([{ form: "assessment", values: { email, ...choices } }]);
});

test.describe("what is missing", () => {
	test("is named before its step is left", async ({ page }) => {
		await openAssessment(page);
		await nextLink(page).click();
		const summary = page.locator(".assessment-form").getByRole("alert");
		await expect(summary).toBeFocused();
		await expect(summary).toContainText("One field needs another look.");
		await expect(stepTitle(page, "Your business")).toBeVisible();
		await expect(textField(page, "Company name")).toHaveAttribute("aria-invalid", "true");
		await expect(textField(page, "Company name")).toHaveAccessibleDescription(
			/“Company name” is still empty/,
		);
		await textField(page, "Company name").fill("Kōwhai Joinery");
		await nextLink(page).click();
		await expect(stepTitle(page, "About you")).toBeFocused();
	});

	test("is named on its own step when the report is asked for, each with a link to it", async ({
		page,
		site,
	}) => {
		const { companyName } = someApplicant();
		await openAssessment(page);
		await textField(page, "Company name").fill(companyName);
		await stepLink(page, "What you want").click();
		await page.getByRole("button", { name: "Get my report" }).click();
		await expect(page).toHaveURL("/assessment#step-2");
		const summary = page.locator(".assessment-form").getByRole("alert");
		await expect(summary).toBeFocused();
		await expect(summary.getByRole("link")).toHaveCount(3);
		await summary.getByRole("link", { name: "“Email” is still empty." }).click();
		await expect(textField(page, "Email")).toBeFocused();
		expect(site.leadsWith(companyName)).toEqual([]);
	});
});

test("Back in the browser goes to the step before, with nothing lost", async ({ page }) => {
	const applicant = someApplicant();
	await openAssessment(page);
	await introduce(page, applicant);
	await answerShortly(page);
	await page.goBack();
	await expect(stepTitle(page, "Where you stand")).toBeVisible();
	await expect(option(page, "radio", weeklyUse)).toBeChecked();
	await page.goBack();
	await expect(textField(page, "Email")).toHaveValue(applicant.email);
	await page.goBack();
	await expect(textField(page, "Company name")).toHaveValue(applicant.companyName);
	await page.goForward();
	await expect(stepTitle(page, "About you")).toBeVisible();
	await page.getByRole("link", { name: "Back", exact: true }).click();
	await expect(stepTitle(page, "Your business")).toBeFocused();
	await stepLink(page, "What you want").click();
	await expect(option(page, "checkbox", "Process automation")).toBeChecked();
});

test.describe("a half-filled assessment", () => {
	test("survives a reload, on the same step", async ({ page }) => {
		const applicant = someApplicant();
		await openAssessment(page);
		await introduce(page, applicant);
		await answerShortly(page);
		await expect(page.getByText("What you type stays in this browser")).toBeVisible();
		await page.reload();
		await whenAssessmentIsReady(page);
		await expect(option(page, "checkbox", "Process automation")).toBeChecked();
		await expect(page.getByText("Between 15 and 95")).toBeVisible();
		await stepLink(page, "About you").click();
		await expect(textField(page, "Email")).toHaveValue(applicant.email);
	});

	test("gives way to what was chosen before the script arrived", async ({ page }) => {
		await openAssessment(page, "/assessment#step-3");
		await option(page, "radio", weeklyUse).check();
		await option(page, "checkbox", "Manual processes taking too much time").check();
		await page.goto("/contact");
		const { promise: chosen, resolve: letScriptsPass } = Promise.withResolvers<void>();
		await page.route("**/_astro/*.js", async (route) => {
			await chosen;
			await route.continue();
		});
		await page.goto("/assessment");
		await option(page, "radio", dailyUse).check();
		letScriptsPass();
		await whenAssessmentIsReady(page);
		await stepLink(page, "Where you stand").click();
		await expect(option(page, "checkbox", "Manual processes taking too much time")).toBeChecked();
		await expect(option(page, "radio", dailyUse)).toBeChecked();
	});

	test("is cleared on the first step too, and the focus stays in the form", async ({ page }) => {
		await openAssessment(page, "/assessment#step-1");
		await textField(page, "Company name").fill("Kōwhai Joinery");
		await page.getByRole("button", { name: "Clear the form" }).click();
		await expect(textField(page, "Company name")).toHaveValue("");
		await expect(stepTitle(page, "Your business")).toBeFocused();
	});

	test("is cleared at one press, for good", async ({ page }) => {
		await openAssessment(page);
		await introduce(page, someApplicant());
		await option(page, "radio", weeklyUse).check();
		await page.getByRole("button", { name: "Clear the form" }).click();
		await expect(stepTitle(page, "Your business")).toBeFocused();
		await expect(textField(page, "Company name")).toHaveValue("");
		await expect(page.getByText("Between 0 and 100")).toBeVisible();
		await expect(page.getByRole("button", { name: "Clear the form" })).toBeHidden();
		await page.reload();
		await whenAssessmentIsReady(page);
		await expect(textField(page, "Company name")).toHaveValue("");
		expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	});
});
