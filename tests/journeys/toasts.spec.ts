import {
	fillShortly,
	getReport,
	openAssessment,
	someApplicant,
	takeAssessment,
	textField,
} from "#tests/support/browser/assessment-form.ts";
import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy, siteCopy } from "#tests/support/copy.ts";

const toast = ".toast:popover-open";

test("who begins a form whose note is further down is told that what is typed stays", async ({ page }) => {
	await openAssessment(page);
	await textField(page, "companyName").fill("Kōwhai Joinery");
	await expect(page.locator(toast)).toHaveText(formCopy.draftKept);
	await page.reload();
	await openAssessment(page);
	await textField(page, "companyName").fill("Kōwhai Joinery Ltd");
	await expect(page.getByRole("button", { name: formCopy.clear })).toBeAttached();
	await expect(page.locator(toast)).toHaveCount(0);
});

test("who sees the note below a form reads it there alone", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 1400 });
	await page.goto("/contact");
	await whenFormIsReady(page);
	await control(page, "message").fill("Can you help?");
	await expect(formOn(page).getByText(formCopy.draftKept)).toBeInViewport({ ratio: 1 });
	await control(page, "firstName").fill("Mere");
	await expect(page.locator(toast)).toHaveCount(0);
});

test("who sends a message soon after is no longer told that what is typed stays", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await expect(page.locator(toast)).toHaveText(formCopy.draftKept);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	expect(await page.locator(toast).count()).toBe(0);
});

test("who reads the top of a report is told that the answers have arrived", async ({ page }) => {
	await takeAssessment(page);
	await expect(page.locator(toast)).toHaveText(formCopy.sent);
	await expect(page.locator(".report-delivery")).not.toBeInViewport();
});

test("who reads the top of a report is told that the answers have not arrived", async ({ page }) => {
	await page.route("**/forms/assessment", (route) => route.abort());
	await openAssessment(page);
	await fillShortly(page, someApplicant());
	await getReport(page);
	await expect(page.locator(toast)).toHaveText(reportCopy.failed);
});

test("who downloads a white paper is told so", async ({ page }) => {
	await openWithScript(page, "/resources/white-papers");
	const saving = page.waitForEvent("download");
	await page.locator("main a[download]").first().click();
	await expect(page.locator(toast)).toHaveText(siteCopy.downloaded);
	await saving;
});
