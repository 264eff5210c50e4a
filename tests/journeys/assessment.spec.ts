import type { Page } from "@playwright/test";
import { experiencePoints } from "#domain/readiness/signals.ts";
import {
	deliveryNote,
	fillShortly,
	getReport,
	openAssessment,
	scoreMeter,
	someApplicant,
	stepLink,
	stepTitle,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy } from "#tests/support/copy.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";

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
	await fillShortly(page, applicant);
	await getReport(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(
		page.getByRole("heading", {
			level: 2,
			name: reportCopy.stage("trialling"),
		}),
	).toBeVisible();
	await expect(deliveryNote(page)).toContainText(reportCopy.sending);
	letThrough();

	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const [lead, ...others] = await exportedLeads(site, applicant.companyName);
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
	expect(lead.readiness).toEqual({
		score: 53,
		low: 15,
		high: 95,
		stage: "trialling",
		isProvisional: true,
	});
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", String(lead.readiness.score));
	const words = reportCopy.provisionalText({ stage: reportCopy.stage("trialling"), low: 15, high: 95 });
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuetext", `53. ${words}`);
});

test("the report says what to do first and why, and in which weeks", async ({ page }) => {
	await openAssessment(page);
	await fillShortly(page, someApplicant());
	await getReport(page);
	const first = page.locator(".report-recommendations > li").first();
	await expect(first.getByRole("heading", { level: 3 })).toHaveText(
		reportCopy.recommendation("process-automation"),
	);
	const label = formCopy.option("challenges", "manual-processes");
	await expect(first).toContainText(reportCopy.becauseChallenge({ label }));
	await expect(first).toContainText(reportCopy.becauseInterest);
	const phases = page.locator(".report-roadmap > li");
	await expect(phases.getByRole("heading", { level: 3 })).toHaveText(reportCopy.phases);
	await expect(phases.nth(1)).toContainText(reportCopy.recommendation("process-automation"));
	const monday = await phases.first().locator("time").getAttribute("datetime");
	expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
	await expect(page.getByRole("heading", { name: reportCopy.lift })).toBeVisible();
});

async function widthBeyondScreen(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test.describe("on the smallest phone", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	test("no step and no report has to be scrolled sideways", async ({ page }) => {
		await openAssessment(page);
		await fillShortly(page, someApplicant());
		for (const step of ["business", "today", "wishes", "deeper", "you"] as const) {
			await stepLink(page, step).click();
			await expect(stepTitle(page, step)).toBeFocused();
			expect(await widthBeyondScreen(page), step).toBe(0);
		}
		await getReport(page);
		expect(await widthBeyondScreen(page), "the report").toBe(0);
	});
});

/** How many lines each range of the short answers takes. */
async function linesOfRanges(page: Page): Promise<number[]> {
	return page
		.locator(".choice-field.row label")
		.filter({ hasText: "–" })
		.evaluateAll((answers) =>
			answers.map((answer) => {
				const texts = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
				while (!texts.nextNode()?.textContent?.includes("–"));
				const range = document.createRange();
				const [text, dash] = [texts.currentNode, texts.currentNode.textContent?.indexOf("–") ?? 0];
				range.setStart(text, dash - 1);
				range.setEnd(text, dash + 2);
				return range.getClientRects().length;
			}),
		);
}

/** Pixels between the last short answer and the edge of its list. */
async function emptyCells(page: Page): Promise<number[]> {
	const gaps = await page.locator(".choice-field.row .choices").evaluateAll((lists) =>
		lists.map((list) => {
			const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
			return list.getBoundingClientRect().right - last;
		}),
	);
	return gaps.filter((gap) => gap > 1);
}

for (const width of [320, 390, 768, 1024, 1440]) {
	test(`on a screen of ${width} px a range stays on one line, and no list of short answers has an empty cell`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await openAssessment(page);
		const lines = await linesOfRanges(page);
		expect(lines.length).toBeGreaterThan(5);
		expect(Math.max(...lines)).toBe(1);
		expect(await emptyCells(page)).toEqual([]);
	});
}

test("the console gets a note without personal data", async ({ page }) => {
	const applicant = someApplicant();
	const notes: string[] = [];
	page.on("console", (message) => notes.push(message.text()));
	await openAssessment(page);
	await fillShortly(page, applicant);
	await getReport(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	expect(notes).toContain("Assessment form submitted");
	for (const personal of Object.values(applicant)) expect(notes.join()).not.toContain(personal);
});

test("the console gets one note of a form that is sent three times", async ({ page, site }) => {
	const applicant = someApplicant();
	const notes: string[] = [];
	page.on("console", (message) => notes.push(message.text()));
	await openAssessment(page);
	await fillShortly(page, applicant);
	await page.getByRole("button", { name: formCopy.submit("assessment") }).evaluate((button) => {
		if (!(button instanceof HTMLButtonElement)) throw new Error("no button");
		for (let press = 0; press < 3; press += 1) button.form?.requestSubmit();
	});
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	expect(notes.filter((note) => note === "Assessment form submitted")).toHaveLength(1);
	expect(await site.leadsWith(applicant.companyName)).toHaveLength(1);
});

test("the method page gives the very points that the model counts", async ({ page }) => {
	await page.goto("/assessment/method");
	const answer = page.getByRole("term").filter({ hasText: formCopy.option("experience", "some") });
	await expect(answer.locator("+ dd")).toHaveText(String(experiencePoints.some));
});
