import type { Page } from "@playwright/test";
import {
	nextLink,
	openAssessment,
	option,
	stepTitle,
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
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, siteCopy } from "#tests/support/copy.ts";

/** An extension takes away an element of the form, which then can't be drawn without it. */
const takeAway = (page: Page, element: string) => page.locator(element).evaluate((taken) => taken.remove());

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: formCopy.stopped });
const tryAgain = (page: Page) => notice(page).getByRole("button");

test.describe("where a form can't be drawn any more", () => {
	test("who writes a message has the mail address, and at one press the form with what was typed", async ({
		page,
		site,
	}) => {
		const visitor = someVisitor();
		await page.goto("/contact");
		await whenFormIsReady(page);
		await submitButton(page).click();
		await takeAway(page, "form .problem-summary");
		await typeInto(page, visitor);
		await expect(notice(page).getByRole("link")).toHaveAttribute("href", `mailto:${siteCopy.email}`);
		await expect(notice(page)).toContainText(formCopy.draftKept);
		await expect(notice(page)).toBeInViewport({ ratio: 1 });
		await tryAgain(page).click();
		await whenFormIsReady(page);
		await expect(formOn(page).locator(":focus")).toHaveCount(1);
		await expect(control(page, "message")).toHaveValue(visitor.message);
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		expect(await site.leadsWith(visitor.message)).toHaveLength(1);
	});

	test("who has just sent a message has its receipt at one press", async ({ page, site }) => {
		const visitor = someVisitor();
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await expect(formOn(page)).toContainText(formCopy.draftKept);
		await takeAway(page, "form .form-note:has(button)");
		const answer = page.waitForResponse("**/forms/contact");
		await submitButton(page).click();
		await (await answer).finished();
		await expect(notice(page)).not.toContainText(formCopy.draftKept);
		await tryAgain(page).click();
		await expect(page.locator(".receipt")).toBeFocused();
		expect(await site.leadsWith(visitor.message)).toHaveLength(1);
	});

	test("who takes the assessment has it again at one press, with the last answer before it stopped", async ({
		page,
	}) => {
		await openAssessment(page, "/assessment#step-1");
		await nextLink(page).click();
		await takeAway(page, "form .problem-summary");
		await option(page, "industry", "retail").check();
		await textField(page, "companyName").fill("Kōwhai Joinery");
		await expect(notice(page).getByRole("link")).toHaveAttribute("href", `mailto:${siteCopy.email}`);
		await tryAgain(page).click();
		await expect(stepTitle(page, "business")).toBeFocused();
		await expect(textField(page, "companyName")).toHaveValue("Kōwhai Joinery");
	});
});
