import type { Page } from "@playwright/test";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import {
	deliveryNote,
	openAssessment,
	option,
	scoreMeter,
	someApplicant,
	stepLink,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { forbidStorage } from "#tests/support/browser/forbidden-storage.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy } from "#tests/support/copy.ts";

const answers = { experience: "some" as const, challenges: ["inventory" as const], interests: [] };
const fragment = encodeShareLink({ answers, takenOn: calendarDate("2026-03-04") });
const link = `/assessment#${fragment}`;
const goals = "Fewer stock-outs";

/** Begins an assessment of one's own: answers that the colleague has not given, and a text. */
async function begin(page: Page): Promise<void> {
	await openAssessment(page, "/assessment#step-2");
	await answerAndWrite(page);
	await expect.poll(() => storedDraft(page)).toContain(goals);
}

async function answerAndWrite(page: Page): Promise<void> {
	await option(page, "experience", "advanced").check();
	await option(page, "challenges", "quality-control").check();
	await stepLink(page, "wishes").click();
	await textField(page, "goals").fill(goals);
}

const storedDraft = (page: Page) =>
	page.evaluate(() => localStorage.getItem("draft:assessment:/assessment") ?? "");

/** Follows a link to the colleague's report in the page that is open. */
async function followLink(page: Page): Promise<void> {
	await page.evaluate((report) => {
		location.hash = report;
	}, fragment);
	await expect(scoreMeter(page)).toBeVisible();
}

/** The answers that the form holds, as the names and values of what is checked. */
async function checkedIn(page: Page): Promise<string[]> {
	return page
		.locator(".assessment-form :checked")
		.evaluateAll((inputs) => inputs.map((input) => (input instanceof HTMLInputElement ? input.value : "")));
}

const own = ["advanced", "quality-control"];
const colleagues = ["some", "inventory"];
const again = (page: Page) => page.getByRole("link", { name: reportCopy.again }).click();

test.describe("a colleague's report", () => {
	test("opened in another tab leaves one's own half-filled assessment as it is, taken again or not", async ({
		page,
		context,
	}) => {
		await begin(page);
		const other = await context.newPage();
		await openAssessment(other, link);
		await expect(scoreMeter(other)).toBeVisible();
		await again(other);
		expect(await checkedIn(other)).toEqual(own);
		await textField(other, "companyName").fill("Tāmati & Sons");
		await expect.poll(() => storedDraft(other)).toContain("Sons");
		for (const kept of [...own, goals]) expect(await storedDraft(other)).toContain(kept);
		for (const theirs of colleagues) expect(await storedDraft(other)).not.toContain(theirs);
	});

	test("opened in the same page leaves it as well, on the way back and forward too", async ({ page }) => {
		await begin(page);
		await followLink(page);
		await page.goBack();
		await page.goForward();
		await expect(scoreMeter(page)).toBeVisible();
		await again(page);
		expect(await checkedIn(page)).toEqual(own);
		await page.reload();
		await whenAssessmentIsReady(page);
		expect(await checkedIn(page)).toEqual(own);
		await expect(textField(page, "goals")).toHaveValue(goals);
	});

	test("leaves it also where the browser stores nothing", async ({ page }) => {
		await forbidStorage(page);
		await openAssessment(page, "/assessment#step-2");
		await answerAndWrite(page);
		await followLink(page);
		await again(page);
		expect(await checkedIn(page)).toEqual(own);
		await expect(textField(page, "goals")).toHaveValue(goals);
	});

	test("that was left and is come back to mixes no answers into what another tab has begun since", async ({
		page,
		context,
	}) => {
		await openAssessment(page, link);
		await expect(scoreMeter(page)).toBeVisible();
		await page.goto("/products");
		const other = await context.newPage();
		await begin(other);
		const kept = await storedDraft(other);
		await page.goBack();
		await whenAssessmentIsReady(page);
		await expect(scoreMeter(page)).toBeVisible();
		expect(await checkedIn(page)).toEqual(own);
		expect(JSON.parse(await storedDraft(page))).toEqual(JSON.parse(kept));
	});

	test("taken again begins with the colleague's answers, once the visitor has cleared their own", async ({
		page,
	}) => {
		await begin(page);
		await followLink(page);
		await again(page);
		await page.getByRole("button", { name: formCopy.clear }).click();
		expect(await checkedIn(page)).toEqual([]);
		await followLink(page);
		await again(page);
		expect(await checkedIn(page)).toEqual(colleagues);
		await expect(textField(page, "goals")).toHaveValue("");
	});

	test("taken again begins with the colleague's answers alone after one's own have been sent", async ({
		page,
	}) => {
		await takeAssessment(page);
		await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
		await followLink(page);
		await again(page);
		expect(await checkedIn(page)).toEqual(colleagues);
	});
});

test.describe("an answer that was changed after the report", () => {
	for (const [where, prepare] of [
		["", (_: Page) => Promise.resolve()],
		[" where the browser stores nothing", forbidStorage],
	] as const) {
		test(`stays changed on the way forward and back${where}`, async ({ page }) => {
			await prepare(page);
			await takeAssessment(page, someApplicant());
			await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
			await page.goBack();
			await stepLink(page, "today").click();
			await option(page, "experience", "advanced").check();
			await page.goBack();
			await page.goForward();
			await followLink(page);
			await page.goBack();
			await expect(option(page, "experience", "advanced")).toBeChecked();
		});
	}
});
