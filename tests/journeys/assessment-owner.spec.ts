import { readFile } from "node:fs/promises";
import {
	deliveryNote,
	openAssessment,
	someApplicant,
	stepLink,
	takeAgain,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { control, formOn, whenFormIsReady } from "#tests/support/browser/contact-form.ts";
import { forbidStorage } from "#tests/support/browser/forbidden-storage.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { assessmentCopy, formCopy, reportCopy } from "#tests/support/copy.ts";

test("a report names the company and the reference on the device that made it, until they are forgotten", async ({
	page,
	site,
}) => {
	const { companyName, ...person } = someApplicant();
	await takeAssessment(page, { companyName, ...person });
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const [lead] = await site.leadsWith(companyName);
	const title = page.locator(".report-title");
	await expect(title).toContainText(companyName);
	await expect(title).toContainText(lead?.reference ?? "no lead");
	expect(page.url()).not.toContain("Joinery");
	await page.reload();
	await whenAssessmentIsReady(page);
	await expect(title).toContainText(companyName);
	await expect(title).toContainText(lead?.reference ?? "no lead");
	const stored = await page.evaluate(() => JSON.stringify(localStorage));
	for (const personal of Object.values(person)) expect(stored).not.toContain(personal);

	await page.getByRole("button", { name: reportCopy.forget }).click();
	await expect(title).not.toContainText(companyName);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Joinery");
});

test("who goes deeper after a reload is not asked again for what was sent, until it is forgotten", async ({
	page,
}) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.reload();
	await whenAssessmentIsReady(page);
	await page.getByRole("link", { name: reportCopy.again }).click();
	await stepLink(page, "you").click();
	for (const [field, text] of Object.entries(applicant))
		await expect(textField(page, field)).toHaveValue(text);
	await page.goto(page.url().replace(/#.*/, "#step-4"));
	await page.reload();
	await whenAssessmentIsReady(page);
	await expect(textField(page, "email")).toHaveValue(applicant.email);
	await page.getByRole("button", { name: formCopy.clear }).click();
	await expect(textField(page, "email")).toHaveValue("");
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("who asks about a report finds its reference and their name in the message, and no address says them", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	const { companyName, firstName, email } = applicant;
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const [lead] = await site.leadsWith(companyName);
	await page.locator('.report-closing a[href="/contact"]').click();
	await whenFormIsReady(page);
	await expect(page).toHaveURL("/contact");
	await expect(control(page, "firstName")).toHaveValue(firstName);
	await expect(control(page, "email")).toHaveValue(email);
	await expect(control(page, "company")).toHaveValue(companyName);
	await expect(control(page, "message")).toHaveValue(new RegExp(lead?.reference ?? "no lead"));
	await control(page, "message").fill("My own words");
	await page.goBack();
	await page.locator('.report-closing a[href="/contact"]').click();
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue(new RegExp(`${lead?.reference}.*\nMy own words$`));
});

test("who asks about a report finds it in the message of that tab, where another tab has a message of its own", async ({
	page,
	context,
}) => {
	const other = await context.newPage();
	for (const [tab, words] of [
		[other, "Other words"],
		[page, "My own words"],
	] as const) {
		await tab.goto("/contact");
		await whenFormIsReady(tab);
		await control(tab, "message").fill(words);
		await expect(formOn(tab).getByRole("button", { name: formCopy.clear })).toBeVisible();
	}
	await takeAssessment(page);
	await page.locator('.report-closing a[href="/contact"]').click();
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue(/.+\nMy own words$/);
	await other.reload();
	await whenFormIsReady(other);
	await expect(control(other, "message")).toHaveValue("Other words");
});

test("who asks about a report whose answers have not arrived is not asked again for their name", async ({
	page,
}) => {
	const applicant = someApplicant();
	await page.route("**/forms/assessment", (route) => route.abort());
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(reportCopy.failed);
	await page.locator('.report-closing a[href="/contact"]').click();
	await whenFormIsReady(page);
	for (const field of ["firstName", "lastName", "email"] as const)
		await expect(control(page, field)).toHaveValue(applicant[field]);
	await expect(control(page, "company")).toHaveValue(applicant.companyName);
});

test("a report names the company and the reference also where the browser stores nothing, until they are forgotten", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await forbidStorage(page);
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const [lead] = await site.leadsWith(applicant.companyName);
	const title = page.locator(".report-title");
	await expect(title).toContainText(applicant.companyName);
	await expect(title).toContainText(lead?.reference ?? "no lead");
	await expect(page.locator(".report-closing")).toContainText(lead?.reference ?? "no lead");
	await page.getByRole("button", { name: reportCopy.forget }).click();
	await expect(title).not.toContainText(applicant.companyName);
	await page.goBack();
	await page.goForward();
	await expect(title).toBeVisible();
	await expect(title).not.toContainText(applicant.companyName);
	await expect(title).not.toContainText(lead?.reference ?? "no lead");
});

test("who comes back to the assessment opens the report that this device made last", async ({ page }) => {
	const [before = ""] = assessmentCopy.lastReport({ date: "|" }).split("|");
	const lastReport = page.getByRole("link", { name: before });
	await openAssessment(page);
	await expect(lastReport).toHaveCount(0);
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await takeAgain(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const report = page.url();
	await page.goto("/contact");
	await openAssessment(page);
	await lastReport.click();
	await expect(page.locator(".report-title")).toContainText(applicant.companyName);
	expect(page.url()).toBe(report);
});

test("the score is saved as a picture of the size that networks ask for", async ({ page }) => {
	await takeAssessment(page);
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: reportCopy.saveCard }).click();
	const download = await saving;
	expect(download.suggestedFilename()).toMatch(/\.png$/);
	const bytes = await readFile(await download.path());
	expect([...bytes.subarray(1, 4)]).toEqual([..."PNG"].map((letter) => letter.charCodeAt(0)));
	expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
	await expect(page.getByRole("status").getByText(reportCopy.cardSaved)).toBeVisible();
});

test("a printed report takes two pages", async ({ page }) => {
	await takeAssessment(page);
	const text = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test("the sample report, which has an answer to each question, takes two pages as well", async ({ page }) => {
	await page.goto("/assessment/sample");
	const text = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
