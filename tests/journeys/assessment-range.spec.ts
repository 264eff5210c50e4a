import {
	clearChoice,
	deliveryNote,
	figureInPanel,
	fillShortly,
	getReport,
	nameCompany,
	nextLink,
	openAssessment,
	option,
	scoreMeter,
	someApplicant,
	stepLink,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { assessmentCopy, formCopy, reportCopy } from "#tests/support/copy.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";

test("the panel next to the form shows no figure before the first answer, and then as its figure a range that narrows with each", async ({
	page,
}) => {
	await openAssessment(page);
	const panel = page.getByRole("complementary");
	await expect(panel).toContainText(assessmentCopy.noAnswer);
	await expect(panel).toContainText(assessmentCopy.range({ low: 0, high: 100 }));
	await expect(scoreMeter(page)).toHaveCount(0);
	await nameCompany(page, someApplicant());
	await option(page, "experience", "some").check();
	await expect(page.getByText(assessmentCopy.known({ answered: 2, all: 13 }))).toBeVisible();
	await option(page, "challenges", "manual-processes").check();
	await nextLink(page).click();
	await option(page, "interests", "process-automation").check();
	await expect(figureInPanel(page, { low: 15, high: 95 })).toBeVisible();
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "53");
	await stepLink(page, "deeper").click();
	await option(page, "rules", "0").check();
	await expect(figureInPanel(page, { low: 15, high: 85 })).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(figureInPanel(page, { low: 15, high: 85 })).toBeVisible();
});

test("an answer that may be left out is taken back by keyboard, from the score and from what stays on the device too", async ({
	page,
}) => {
	await openAssessment(page, "/assessment#step-2");
	await expect(clearChoice(page, "experience")).toHaveCount(0);
	await option(page, "experience", "some").check();
	await expect(page.getByText(assessmentCopy.known({ answered: 2, all: 13 }))).toBeVisible();
	await clearChoice(page, "experience").press("Enter");
	await expect(option(page, "experience", "some")).not.toBeChecked();
	await expect(option(page, "experience", "some")).toBeFocused();
	await expect(clearChoice(page, "experience")).toHaveCount(0);
	await expect(page.getByRole("complementary")).toContainText(assessmentCopy.noAnswer);
	await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("some");
});

test("an answer that was brought back after a reload can be taken back too", async ({ page }) => {
	await openAssessment(page);
	await option(page, "revenue", "under-1m").check();
	await page.reload();
	await whenAssessmentIsReady(page);
	await clearChoice(page, "revenue").click();
	await expect(option(page, "revenue", "under-1m")).not.toBeChecked();
});

/** The points of the ten questions, from the first to the last, that the published model works out as 50.6. */
const deeper = [75, 50, 50, 25, 75, 100, 25, 50, 0, 25];

test("who answers everything gets a stage without a range, held down by the weakest dimension", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await openAssessment(page);
	await fillShortly(page, applicant);
	await page.getByRole("link", { name: assessmentCopy.deeper }).click();
	const questions = page.locator("#step-5 fieldset");
	await expect(questions).toHaveCount(deeper.length);
	for (const [index, points] of deeper.entries())
		await questions.nth(index).locator(`input[value="${points}"]`).check();
	await getReport(page);
	const [byScore, stage] = [reportCopy.stage("trialling"), reportCopy.stage("enquiring")];
	await expect(page.getByRole("heading", { level: 2, name: stage, exact: true })).toBeVisible();
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "50");
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuetext", `50. ${reportCopy.exactText({ stage })}`);
	const held = reportCopy.capped({
		byScore,
		dimension: reportCopy.dimension("governance"),
		points: 12,
		stage,
	});
	await expect(page.locator(".report-head")).toContainText(held);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const listed = await exportedLeads(site, applicant.companyName);
	expect(listed).toMatchObject([{ readiness: { score: 50, stage: "enquiring", isProvisional: false } }]);
});
