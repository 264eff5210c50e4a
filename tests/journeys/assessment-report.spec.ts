import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import {
	deliveryNote,
	getReport,
	nextLink,
	option,
	scoreMeter,
	someApplicant,
	stepLink,
	takeAgain,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { control } from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { assessmentCopy, formCopy, reportCopy } from "#tests/support/copy.ts";

/** What the keyboard pastes, as a colleague would find it in the clipboard. */
async function pasted(page: Page): Promise<string> {
	await page.goto("/contact");
	const field = control(page, "message");
	await field.click();
	await page.keyboard.press("ControlOrMeta+V");
	await expect(field).not.toHaveValue("");
	return field.inputValue();
}

test("a copied link opens the same report elsewhere, and tells nothing about the person", async ({
	page,
	browser,
	context,
	site,
}) => {
	const applicant = someApplicant();
	await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const sent = (await site.leadsWith(applicant.companyName)).length;
	const report = await page.locator(".report-recommendations, .report-roadmap").allInnerTexts();
	const score = await scoreMeter(page).getAttribute("aria-valuetext");
	// A screen reader says what comes into a region that it has met before.
	const region = page.getByRole("contentinfo").getByRole("status");
	await expect(region).toBeAttached();
	await page.getByRole("button", { name: reportCopy.copyLink }).click();
	await expect(region.getByText(reportCopy.copied)).toBeVisible();
	await expect(page.locator(".report-actions").getByText(reportCopy.copied, { exact: true })).toBeVisible();
	const link = await pasted(page);
	expect(link).toMatch(new RegExp(`^${site.origin}/assessment#r1-[0-9a-z]{18}$`));

	const elsewhere = await (await browser.newContext()).newPage();
	await elsewhere.goto(link);
	await expect(scoreMeter(elsewhere)).toHaveAttribute("aria-valuetext", score ?? "no score");
	expect(await elsewhere.locator(".report-recommendations, .report-roadmap").allInnerTexts()).toEqual(report);
	await expect(deliveryNote(elsewhere)).toHaveCount(0);
	for (const personal of Object.values(applicant)) await expect(elsewhere.getByText(personal)).toHaveCount(0);
	expect(await site.leadsWith(applicant.companyName)).toHaveLength(sent);
	await elsewhere.context().close();
});

test("the end of a report leads to a person, who finds the answers by its reference", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const [lead] = await site.leadsWith(applicant.companyName);
	const end = page.locator(".report > :last-child");
	await expect(end).toContainText(lead?.reference ?? "no lead");
	await end.getByRole("link").first().click();
	await expect(page).toHaveURL("/contact");
	await expect(control(page, "message")).toBeVisible();
});

for (const [what, fragment, reason] of [
	["was cut off", "#r1-0000", "damaged"],
	["was mistyped", "#r1-000000000000000001", "damaged"],
	["comes from another version", "#r9-000000000000000000", "unknown-version"],
] as const) {
	test(`a link that ${what} is refused in plain words, above a form that works`, async ({ page }) => {
		await page.goto(`/assessment${fragment}`);
		await whenAssessmentIsReady(page);
		const refusal = page.getByRole("alert");
		await expect(refusal).toContainText(assessmentCopy.badLink);
		await expect(refusal).toContainText(assessmentCopy.badLinkReason(reason));
		await textField(page, "companyName").fill("Kōwhai Joinery");
		await nextLink(page).click();
		await expect(page.getByRole("heading", { level: 2, name: assessmentCopy.step("today") })).toBeFocused();
		await expect(page.getByText(assessmentCopy.badLink)).toBeHidden();
	});
}

test("the roadmap is saved as a file that calendars accept", async ({ page }) => {
	await takeAssessment(page);
	const monday = await page.locator(".report-roadmap time").first().getAttribute("datetime");
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: reportCopy.calendar }).click();
	const download = await saving;
	expect(download.suggestedFilename()).toBe("AI-readiness-roadmap.ics");
	const text = await readFile(await download.path(), "utf8");
	expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	expect(text).toContain(`DTSTART;VALUE=DATE:${monday?.replaceAll("-", "")}\r\n`);
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	await expect(page.getByRole("status").getByText(reportCopy.saved)).toBeVisible();
});

test.describe("a visitor in Auckland", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("tells two reports of one day apart by their times", async ({ page }) => {
		await page.clock.setFixedTime("2026-03-03T21:15:00Z");
		await takeAssessment(page);
		await page.clock.setFixedTime("2026-03-03T23:40:00Z");
		await takeAgain(page);
		const heads = page.getByRole("table").getByRole("columnheader");
		await expect(heads.nth(1)).toHaveText(reportCopy.moment({ day: "4 March 2026", time: "10:15\u00a0am" }));
		await expect(heads.nth(2)).toHaveText(reportCopy.moment({ day: "4 March 2026", time: "12:40\u00a0pm" }));
	});
});

test("an assessment taken again is next to the one before", async ({ page }) => {
	await takeAssessment(page);
	await expect(page.getByRole("table")).toHaveCount(0);
	await page.getByRole("link", { name: reportCopy.again }).click();
	await expect(page.getByRole("heading", { level: 2, name: assessmentCopy.step("business") })).toBeFocused();
	await stepLink(page, "today").click();
	await option(page, "experience", "advanced").check();
	await stepLink(page, "you").click();
	await getReport(page);
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "68");
	const cells = (name: string) => page.getByRole("row", { name }).getByRole("cell");
	await expect(cells(reportCopy.stageRow)).toHaveText([
		reportCopy.stage("trialling"),
		reportCopy.stage("skilled"),
		"",
	]);
	const { span } = assessmentCopy;
	const [before, now] = [span({ low: 15, high: 95 }), span({ low: 20, high: 100 })];
	// Most of both scores is an estimate, so there is no progress to show.
	await expect(cells(reportCopy.score)).toHaveText([before, now, ""]);
	const { unanswered } = reportCopy;
	await expect(cells(reportCopy.dimension("data"))).toHaveText([unanswered, unanswered, ""]);
	await page.goBack();
	await expect(option(page, "interests", "process-automation")).toBeChecked();
});

test("a report compares with the assessments of the site once there are enough, and says nothing of them before", async ({
	page,
}) => {
	const average = { assessments: 41, score: 37 };
	const line = page.getByText(reportCopy.average(average));
	const answers = { challenges: [], interests: [] };
	await page.goto(`/assessment#${encodeShareLink({ answers, takenOn: calendarDate("2026-11-22") })}`);
	await expect(page.locator(".report-published")).toBeVisible();
	await expect(line).toHaveCount(0);
	await page.route("**/assessment/average", (route) => route.fulfill({ json: average }));
	await page.reload();
	await expect(line).toBeVisible();
});
