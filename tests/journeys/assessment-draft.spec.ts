import type { Page } from "@playwright/test";
import {
	type Applicant,
	deliveryNote,
	figureInPanel,
	fillShortly,
	getReport,
	nameCompany,
	openAssessment,
	option,
	someApplicant,
	stepLink,
	stepTitle,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { letFormsBeBegunEarlier } from "#tests/support/browser/begun-earlier.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { assessmentCopy, formCopy } from "#tests/support/copy.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";

/** Fills an assessment, and loads the page again once the answers are stored on the device. */
async function fillAndComeBack(page: Page, applicant: Applicant): Promise<void> {
	await openAssessment(page);
	await fillShortly(page, applicant);
	await expect(page.getByRole("main").getByText(formCopy.draftKept)).toBeVisible();
	await page.reload();
	await whenAssessmentIsReady(page);
}

test.describe("a half-filled assessment", () => {
	test("survives a reload, on the same step", async ({ page }) => {
		const applicant = someApplicant();
		await fillAndComeBack(page, applicant);
		await expect(option(page, "interests", "process-automation")).toBeChecked();
		await expect(figureInPanel(page, { low: 15, high: 95 })).toBeVisible();
		await stepLink(page, "you").click();
		await expect(textField(page, "email")).toHaveValue(applicant.email);
	});

	test("is not suspected when its last answer and the press come at once after a reload", async ({
		page,
		site,
	}) => {
		const applicant = someApplicant();
		await letFormsBeBegunEarlier(page, site);
		await fillAndComeBack(page, applicant);
		await stepLink(page, "you").click();
		await textField(page, "jobTitle").fill("Owner");
		await getReport(page);
		await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
		expect(await exportedLeads(site, applicant.companyName)).toMatchObject([
			{ state: "new", spamSignals: [] },
		]);
	});

	test("comes back after a reload in the tab in which it was typed, also where two tabs have one", async ({
		page: first,
		context,
	}) => {
		const [one, other] = [someApplicant(), someApplicant()];
		const second = await context.newPage();
		for (const tab of [first, second]) await openAssessment(tab);
		await nameCompany(first, one);
		await expect(first.getByRole("main").getByText(formCopy.draftKept)).toBeVisible();
		await nameCompany(second, other);
		await expect(second.getByRole("main").getByText(formCopy.draftKeptInTab)).toBeVisible();
		for (const [tab, { companyName }] of [
			[second, other],
			[first, one],
		] as const) {
			await tab.reload();
			await whenAssessmentIsReady(tab);
			await expect(textField(tab, "companyName")).toHaveValue(companyName);
		}
	});

	test("gives way to what was chosen before the script arrived", async ({ page }) => {
		await openAssessment(page, "/assessment#step-2");
		await option(page, "experience", "some").check();
		await option(page, "challenges", "manual-processes").check();
		await page.goto("/contact");
		const { promise: chosen, resolve: letScriptsPass } = Promise.withResolvers<void>();
		await page.route("**/_astro/*.js", async (route) => {
			await chosen;
			await route.continue();
		});
		// The page has loaded only when its scripts have.
		await page.goto("/assessment", { waitUntil: "commit" });
		await option(page, "experience", "advanced").check();
		letScriptsPass();
		await whenAssessmentIsReady(page);
		await stepLink(page, "today").click();
		await expect(option(page, "challenges", "manual-processes")).toBeChecked();
		await expect(option(page, "experience", "advanced")).toBeChecked();
	});

	test("is cleared on the first step too, and the focus stays in the form", async ({ page }) => {
		await openAssessment(page, "/assessment#step-1");
		await textField(page, "companyName").fill("Kōwhai Joinery");
		await page.getByRole("button", { name: formCopy.clear }).click();
		await expect(textField(page, "companyName")).toHaveValue("");
		await expect(stepTitle(page, "business")).toBeFocused();
	});

	test("is back at one press where it was cleared by mistake, its answers and its range too", async ({
		page,
	}) => {
		const applicant = someApplicant();
		await openAssessment(page);
		await fillShortly(page, applicant);
		await page.getByRole("button", { name: formCopy.clear }).click();
		await expect(stepTitle(page, "business")).toBeFocused();
		await expect(textField(page, "companyName")).toHaveValue("");
		await page.getByRole("button", { name: formCopy.undo }).click();
		await expect(textField(page, "companyName")).toHaveValue(applicant.companyName);
		await expect(figureInPanel(page, { low: 15, high: 95 })).toBeVisible();
		await page.reload();
		await whenAssessmentIsReady(page);
		await stepLink(page, "you").click();
		await expect(textField(page, "email")).toHaveValue(applicant.email);
	});

	test("is cleared at one press, for good", async ({ page }) => {
		await openAssessment(page);
		await nameCompany(page, someApplicant());
		await option(page, "experience", "some").check();
		await page.getByRole("button", { name: formCopy.clear }).click();
		await expect(stepTitle(page, "business")).toBeFocused();
		await expect(textField(page, "companyName")).toHaveValue("");
		await expect(page.getByText(assessmentCopy.range({ low: 0, high: 100 }))).toBeVisible();
		await expect(page.getByRole("button", { name: formCopy.clear })).toBeHidden();
		await page.reload();
		await whenAssessmentIsReady(page);
		await expect(textField(page, "companyName")).toHaveValue("");
		expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	});
});
