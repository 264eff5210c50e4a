import type { Page } from "@playwright/test";
import { experiencePoints } from "#domain/readiness/signals.ts";
import {
	answerShortly,
	deliveryNote,
	getReport,
	introduce,
	listedAssessments,
	nextLink,
	openAssessment,
	option,
	scoreMeter,
	someApplicant,
	stepLink,
	weeklyUse,
} from "./support/assessment-form.ts";
import { expect, test } from "./support/test.ts";

test("an owner answers by pointer and has the report before the answers have even arrived", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	const { promise: reportIsThere, resolve: letThrough } = Promise.withResolvers<void>();
	await page.route("**/forms/assessment", async (route) => {
		await reportIsThere;
		await route.continue();
	});
	await openAssessment(page);
	await introduce(page, applicant);
	await answerShortly(page);
	await getReport(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(page.getByRole("heading", { level: 2, name: "Trialling provisional" })).toBeVisible();
	await expect(deliveryNote(page)).toContainText("Your answers are on their way to us.");
	letThrough();

	await expect(deliveryNote(page)).toContainText("Thank you, your answers have arrived");
	const [lead, ...others] = await listedAssessments(site, applicant.companyName);
	expect(others).toEqual([]);
	if (!lead) throw new Error("The company has no such lead");
	const answered = {
		experience: "some",
		challenges: ["manual-processes"],
		interests: ["process-automation"],
	};
	expect(lead.values).toMatchObject({ ...applicant, ...answered });
	expect(lead.assessment.modelVersion).toBe(1);
	await expect(deliveryNote(page)).toContainText(lead.reference);
	expect(lead.readiness).toEqual({ score: 53, low: 15, high: 95, stage: "Trialling", isProvisional: true });
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", String(lead.readiness.score));
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuetext", /Trialling, provisional.*15 and 95/);
});

test("the report says what to do first and why, and in which weeks", async ({ page }) => {
	await openAssessment(page);
	await introduce(page, someApplicant());
	await answerShortly(page);
	await getReport(page);
	const first = page.locator(".report-recommendations > li").first();
	await expect(first.getByRole("heading", { level: 3 })).toHaveText("Process automation");
	await expect(first).toContainText("You ticked “Manual processes taking too much time”.");
	await expect(first).toContainText("You asked to look at it.");
	const phases = page.locator(".report-roadmap > li");
	await expect(phases.getByRole("heading", { level: 3 })).toHaveText(["Prepare", "Pilot", "Scale"]);
	await expect(phases.nth(1)).toContainText("Process automation");
	const monday = await phases.first().locator("time").getAttribute("datetime");
	expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
	await expect(page.getByRole("heading", { name: "What would lift it soonest" })).toBeVisible();
});

test("the range beside the form narrows with each answer", async ({ page }) => {
	await openAssessment(page);
	await expect(page.getByText("Between 0 and 100")).toBeVisible();
	await introduce(page, someApplicant());
	await option(page, "radio", weeklyUse).check();
	await expect(page.getByText("2 of 13 signals known")).toBeVisible();
	await option(page, "checkbox", "Manual processes taking too much time").check();
	await nextLink(page).click();
	await option(page, "checkbox", "Process automation").check();
	await expect(page.getByText("Between 15 and 95")).toBeVisible();
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "53");
	await page.getByRole("link", { name: "Go deeper first" }).click();
	await option(page, "radio", "None.").check();
	await expect(page.getByText("Between 15 and 85")).toBeVisible();
});

/** The points of the ten questions, from the first to the last, that the published model works out as 50.6. */
const deeper = [75, 50, 50, 25, 75, 100, 25, 50, 0, 25];

test("who goes deeper gets a settled stage, held down by the weakest dimension", async ({ page, site }) => {
	const applicant = someApplicant();
	await openAssessment(page);
	await introduce(page, applicant);
	await answerShortly(page);
	await page.getByRole("link", { name: "Go deeper first" }).click();
	const questions = page.locator("#step-5 fieldset");
	await expect(questions).toHaveCount(deeper.length);
	for (const [index, points] of deeper.entries())
		await questions.nth(index).locator(`input[value="${points}"]`).check();
	await getReport(page);
	await expect(page.getByRole("heading", { level: 2, name: "Enquiring settled" })).toBeVisible();
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "50");
	await expect(page.locator(".report-head")).toContainText("Governance, at 12, holds the stage at Enquiring");
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	const listed = await listedAssessments(site, applicant.companyName);
	expect(listed).toMatchObject([{ readiness: { score: 50, stage: "Enquiring", isProvisional: false } }]);
});

async function widthBeyondScreen(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test.describe("on the smallest phone", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	test("no step and no report has to be scrolled sideways", async ({ page }) => {
		await openAssessment(page);
		await introduce(page, someApplicant());
		await answerShortly(page);
		for (const title of ["Your business", "About you", "Where you stand", "Go deeper", "What you want"]) {
			await stepLink(page, title).click();
			await expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();
			expect(await widthBeyondScreen(page), title).toBe(0);
		}
		await getReport(page);
		expect(await widthBeyondScreen(page), "the report").toBe(0);
	});
});

test("the console gets a note without personal data", async ({ page }) => {
	const applicant = someApplicant();
	const notes: string[] = [];
	page.on("console", (message) => notes.push(message.text()));
	await openAssessment(page);
	await introduce(page, applicant);
	await answerShortly(page);
	await getReport(page);
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	expect(notes).toContain("Assessment form submitted");
	for (const personal of Object.values(applicant)) expect(notes.join()).not.toContain(personal);
});

test("the method page gives the very points that the model counts", async ({ page }) => {
	await page.goto("/assessment/method");
	const row = page.getByRole("row", { name: weeklyUse });
	await expect(row.getByRole("cell").last()).toHaveText(String(experiencePoints.some));
});
