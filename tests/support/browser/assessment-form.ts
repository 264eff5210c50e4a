import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { assessmentCopy, formCopy, reportCopy } from "../copy.ts";

/** The part of an assessment that every visitor has to fill; the company is like no other, so that its lead can be found. */
export interface Applicant {
	readonly companyName: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
}

export function someApplicant(): Applicant {
	return {
		companyName: `Kōwhai Joinery ${randomUUID()}`,
		firstName: "Mere",
		lastName: "Tāmati",
		email: "mere@example.co.nz",
	};
}

/** Opens the assessment and waits for its script. */
export async function openAssessment(page: Page, address = "/assessment"): Promise<void> {
	await page.goto(address);
	await whenAssessmentIsReady(page);
}

export async function whenAssessmentIsReady(page: Page): Promise<void> {
	await page
		.locator("astro-island:not([ssr]) .assessment-form form[novalidate]")
		.waitFor({ state: "attached" });
	await page.locator(".assessment-form [aria-current=step]").waitFor({ state: "attached" });
}

/** The control of a text field. */
export function textField(page: Page, field: string): Locator {
	return page.locator(`main [name="${field}"]`);
}

/** One option of a field. */
export function option(page: Page, field: string, value: string): Locator {
	return page.locator(`main [name="${field}"][value="${value}"]`);
}

/** What takes back the one answer to a question; there is none before it has one. */
export function clearChoice(page: Page, field: string): Locator {
	const question = page.getByRole("group", { name: formCopy.label("assessment", field) });
	return question.getByRole("button", { name: assessmentCopy.clearChoice });
}

export type Step = Parameters<typeof assessmentCopy.step>[0];

export function stepLink(page: Page, step: Step): Locator {
	const progress = page.getByRole("navigation", { name: assessmentCopy.steps });
	return progress.getByRole("link", { name: assessmentCopy.step(step) });
}

export function stepTitle(page: Page, step: Step): Locator {
	return page.getByRole("heading", { level: 2, name: assessmentCopy.step(step) });
}

/** The link to the step after the one that is shown; without a script there is none. */
export function nextLink(page: Page): Locator {
	return page.locator(".step-end a.button").filter({ visible: true });
}

/** The score, next to the form or in the report. */
export function scoreMeter(page: Page): Locator {
	return page.getByRole("meter", { name: assessmentCopy.meter });
}

/** Where most of the score is unknown, what the panel next to the form sets large. */
export function figureInPanel(page: Page, range: { low: number; high: number }): Locator {
	const panel = page.getByRole("complementary");
	return panel.getByText(assessmentCopy.span(range)).filter({ visible: true });
}

/** The first step, by pointer, up to the questions that move the score. */
export async function nameCompany(page: Page, { companyName }: Applicant): Promise<void> {
	await textField(page, "companyName").fill(companyName);
	await nextLink(page).click();
}

/** Answers that come to a score of 53, between 15 and 95: some experience, and a focus. Ends before the person's step. */
export async function answerShortly(page: Page): Promise<void> {
	await option(page, "experience", "some").check();
	await option(page, "challenges", "manual-processes").check();
	await nextLink(page).click();
	await option(page, "interests", "process-automation").check();
}

/** The last required step, which asks who the visitor is. */
export async function introduce(page: Page, { firstName, lastName, email }: Applicant): Promise<void> {
	await nextLink(page).click();
	for (const [field, text] of Object.entries({ firstName, lastName, email }))
		await textField(page, field).fill(text);
}

/** Every required field and the answers of `answerShortly`, up to the button that gives the report. */
export async function fillShortly(page: Page, applicant: Applicant): Promise<void> {
	await nameCompany(page, applicant);
	await answerShortly(page);
	await introduce(page, applicant);
}

export async function getReport(page: Page): Promise<void> {
	await page.getByRole("button", { name: formCopy.submit("assessment") }).click();
	await page.getByRole("heading", { level: 1, name: reportCopy.title }).waitFor();
}

/** From the opened page to the report, for journeys that begin there. */
export async function takeAssessment(page: Page, applicant = someApplicant()): Promise<void> {
	await openAssessment(page);
	await fillShortly(page, applicant);
	await getReport(page);
}

/** From a report to the next one, with another answer to one question. With the best one a score of 53 becomes 68. */
export async function takeAgain(page: Page, experience = "advanced"): Promise<void> {
	await page.getByRole("link", { name: reportCopy.again }).click();
	await stepLink(page, "today").click();
	await option(page, "experience", experience).check();
	await stepLink(page, "you").click();
	await getReport(page);
}

/** What became of the answers, as the report tells it. */
export function deliveryNote(page: Page): Locator {
	return page.locator(".report-delivery");
}
