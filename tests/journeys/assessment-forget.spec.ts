import type { Page } from "@playwright/test";
import {
	deliveryNote,
	openAssessment,
	option,
	someApplicant,
	stepLink,
	stepTitle,
	takeAgain,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy } from "#tests/support/copy.ts";

/** The names of what the browser stores of the site, for this tab too. */
const storedNames = (page: Page) =>
	page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));

test("whose a report is can be forgotten only once its answers have arrived, which need it until then", async ({
	page,
}) => {
	const forget = page.getByRole("button", { name: reportCopy.forget });
	await page.route("**/forms/assessment", (route) => route.abort());
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText(reportCopy.failed);
	await expect(forget).toHaveCount(0);
	await page.unrouteAll();
	await page.getByRole("button", { name: reportCopy.retry }).click();
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await forget.click();
	expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
		/company|reference|email/,
	);
});

test("whose a report is stays forgotten on the way back and forward", async ({ page }) => {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.getByRole("button", { name: reportCopy.forget }).click();
	await page.goBack();
	await expect(stepTitle(page, "you")).toBeVisible();
	await page.goForward();
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await expect(page.getByRole("button", { name: reportCopy.forget })).toBeHidden();
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/company|reference/);
});

test("whose a report is does not come back with the form, which still has the answers", async ({ page }) => {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.getByRole("button", { name: reportCopy.forget }).click();
	await page.getByRole("link", { name: reportCopy.again }).click();
	await expect(textField(page, "companyName")).toHaveValue("");
	await stepLink(page, "today").click();
	await expect(option(page, "experience", "some")).toBeChecked();
	await stepLink(page, "you").click();
	await expect(textField(page, "email")).toHaveValue("");
});

test("who has it forgotten leaves nothing of either report on the device, and compares the shown one with none", async ({
	page,
}) => {
	await takeAssessment(page);
	await takeAgain(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const comparison = page.getByRole("row", { name: reportCopy.score });
	await expect(comparison).toBeVisible();
	await page.getByRole("button", { name: reportCopy.forget }).click();
	await expect(comparison).toHaveCount(0);
	expect(await storedNames(page)).toEqual([]);
	await page.reload();
	await whenAssessmentIsReady(page);
	await expect(page.locator(".report-title")).toBeVisible();
	await expect(comparison).toHaveCount(0);
	expect(await storedNames(page)).toEqual([]);
});

test("an assessment that was begun after the report is forgotten with it, and the form has the report's answers alone", async ({
	page,
}) => {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.getByRole("link", { name: reportCopy.again }).click();
	await textField(page, "companyName").fill("Another company");
	await stepLink(page, "today").click();
	await option(page, "experience", "advanced").check();
	await page.getByRole("button", { name: formCopy.clear }).waitFor();
	await page.goBack();
	await page.goBack();
	await page.getByRole("button", { name: reportCopy.forget }).click();
	expect(await storedNames(page)).toEqual([]);
	await page.getByRole("link", { name: reportCopy.again }).click();
	await expect(textField(page, "companyName")).toHaveValue("");
	await stepLink(page, "today").click();
	await expect(option(page, "experience", "some")).toBeChecked();
});

test("an assessment that was begun in another tab is forgotten too", async ({ page, context }) => {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const other = await context.newPage();
	await openAssessment(other);
	await textField(other, "companyName").fill("Another company");
	await other.getByRole("button", { name: formCopy.clear }).waitFor();
	await page.getByRole("button", { name: reportCopy.forget }).click();
	expect(await storedNames(page)).toEqual([]);
});

test("whose a report is cannot be forgotten from the one before while the answers of the last have not arrived", async ({
	page,
}) => {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const before = page.url();
	await page.route("**/forms/assessment", (route) => route.abort());
	await takeAgain(page);
	await expect(deliveryNote(page)).toContainText(reportCopy.failed);
	const last = page.url();
	await page.goto(before);
	await expect(deliveryNote(page)).toHaveCount(0);
	await expect(page.locator(".report-title")).toBeVisible();
	await expect(page.getByRole("button", { name: reportCopy.forget })).toHaveCount(0);
	await page.unrouteAll();
	await page.goto(last);
	await page.getByRole("button", { name: reportCopy.retry }).click();
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.goto(before);
	await expect(page.getByRole("button", { name: reportCopy.forget })).toBeVisible();
});

test("whose a report is goes with the draft that has its answers", async ({ page }) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const report = page.url();
	await page.goto(report.replace(/#.*/, "#step-4"));
	// What was sent is in the form again after a reload, and stays as a draft.
	await page.reload();
	await whenAssessmentIsReady(page);
	expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(applicant.email);
	await page.goto(report);
	await page.getByRole("button", { name: reportCopy.forget }).click();
	expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
		/company|reference|email/,
	);
});
