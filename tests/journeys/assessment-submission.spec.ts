import type { Page } from "@playwright/test";
import {
	answerShortly,
	deliveryNote,
	fillShortly,
	getReport,
	introduce,
	nameCompany,
	openAssessment,
	scoreMeter,
	someApplicant,
	takeAgain,
	takeAssessment,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { letFormsBeBegunEarlier } from "#tests/support/browser/begun-earlier.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy } from "#tests/support/copy.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";

async function expectSent(page: Page): Promise<void> {
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
}

test("offline in the middle, the report comes all the same and says that nothing was sent; a retry keeps one lead", async ({
	page,
	context,
	site,
}) => {
	const applicant = someApplicant();
	const script = page.waitForResponse(/ReadinessReport[^/]*\.js$/);
	const others = [/report[^/]*\.css$/, /copy\.json$/].map((part) => page.waitForResponse(part));
	await openAssessment(page);
	await nameCompany(page, applicant);
	for (const part of others) await (await part).finished();
	// Ends once all that the report's script imports has come too.
	await page.evaluate(`import("${(await script).url()}").then(() => undefined)`);
	await context.setOffline(true);
	await answerShortly(page);
	await introduce(page, applicant);
	await getReport(page);
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "53");
	await expect(deliveryNote(page)).toContainText(reportCopy.failed);
	const mail = await page.getByRole("link", { name: reportCopy.mail }).getAttribute("href");
	expect(decodeURIComponent(mail ?? "")).toContain(applicant.companyName);
	expect(await site.leadsWith(applicant.companyName)).toEqual([]);

	await page.getByRole("button", { name: reportCopy.retry }).click();
	await expect(deliveryNote(page)).toContainText(reportCopy.failed);
	await context.setOffline(false);
	await page.getByRole("button", { name: reportCopy.retry }).click();
	await expectSent(page);
	expect(await exportedLeads(site, applicant.companyName)).toMatchObject([{ readiness: { score: 53 } }]);
});

test("a page that can't get the report's script sends the answers before it is loaded again for it", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	const root = page.locator("html");
	let posts = 0;
	await page.route(/ReadinessReport[^/]*\.js$/, (route) => route.abort());
	await page.route("**/forms/assessment", async (route) => {
		posts++;
		await route.abort();
	});
	await openAssessment(page);
	await page.evaluate(() => {
		document.documentElement.dataset["visit"] = "first";
	});
	await fillShortly(page, applicant);
	await page.getByRole("button", { name: formCopy.submit("assessment") }).click();
	const again = page.getByRole("main").getByRole("alert").getByRole("button");
	await again.click();
	await expect.poll(() => posts).toBe(2);
	await expect(again).not.toHaveAttribute("aria-disabled");
	await expect(root).toHaveAttribute("data-visit", "first");

	await page.unroute("**/forms/assessment");
	await again.click();
	await expect(root).not.toHaveAttribute("data-visit");
	expect(await site.leadsWith(applicant.companyName)).toHaveLength(1);
});

test("a retry after a lost answer keeps one lead", async ({ page, site }) => {
	const applicant = someApplicant();
	let isFirst = true;
	await page.route("**/forms/assessment", async (route) => {
		if (!isFirst) return route.continue();
		isFirst = false;
		await route.fetch();
		return route.abort();
	});
	await takeAssessment(page, applicant);
	await page.getByRole("button", { name: reportCopy.retry }).click();
	await expectSent(page);
	const [lead, ...others] = await site.leadsWith(applicant.companyName);
	expect(others).toEqual([]);
	await expect(deliveryNote(page)).toContainText(lead?.reference ?? "no lead");
});

test("a report whose answers have not arrived still says so after a reload, and sends them", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await page.route("**/forms/assessment", async (route) => {
		await route.fetch();
		return route.abort();
	});
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(reportCopy.failed);
	await page.unrouteAll();
	await page.reload();
	await expect(deliveryNote(page)).toContainText(reportCopy.failed);
	await page.getByRole("button", { name: reportCopy.retry }).click();
	await expectSent(page);
	expect(await site.leadsWith(applicant.companyName)).toHaveLength(1);
	await page.reload();
	await expect(scoreMeter(page)).toBeVisible();
	await expect(deliveryNote(page)).toHaveCount(0);
});

test("going back from the report and asking for it again sends nothing twice", async ({ page, site }) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expectSent(page);
	await page.goBack();
	await getReport(page);
	await expectSent(page);
	expect(await site.leadsWith(applicant.companyName)).toHaveLength(1);
});

test("answers changed after a submission are a lead of their own, which the company sees", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await letFormsBeBegunEarlier(page, site);
	await takeAssessment(page, applicant);
	await expectSent(page);
	await takeAgain(page);
	await expectSent(page);
	expect(await exportedLeads(site, applicant.companyName)).toMatchObject([
		{ state: "new", readiness: { score: 53 } },
		{ state: "new", readiness: { score: 68 } },
	]);
});

test("however often answers are changed and sent in one visit, no lead of it is taken for a program's", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await letFormsBeBegunEarlier(page, site);
	await takeAssessment(page, applicant);
	await expectSent(page);
	for (const experience of ["none", "basic", "advanced"]) {
		await takeAgain(page, experience);
		await expectSent(page);
	}
	const leads = await site.leadsWith(applicant.companyName);
	expect(leads.map(({ state }) => state)).toEqual(["new", "new", "new", "new"]);
	// The key for the next change may still be on its way.
	await page.unrouteAll({ behavior: "wait" });
});

test("answers given at an earlier visit and sent at one press are not taken for a program's", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await letFormsBeBegunEarlier(page, site);
	await openAssessment(page);
	await fillShortly(page, applicant);
	await page.reload();
	await whenAssessmentIsReady(page);
	await page.getByRole("button", { name: formCopy.submit("assessment") }).focus();
	await getReport(page);
	await expectSent(page);
	expect(await site.leadsWith(applicant.companyName)).toMatchObject([{ state: "new" }]);
});

test("answers that were sent leave no draft on the device, only the report's link", async ({ page }) => {
	await takeAssessment(page);
	await expectSent(page);
	await page.reload();
	await whenAssessmentIsReady(page);
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "53");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["assessment:reports"]);
});

test("answers that were sent are not sent again after a reload and the way back, and are once they change", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expectSent(page);
	await page.reload();
	await expect(scoreMeter(page)).toBeVisible();
	await page.goBack();
	await getReport(page);
	await expect(scoreMeter(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	const [lead, ...others] = await site.leadsWith(applicant.companyName);
	expect(others).toEqual([]);
	await expect(page.getByRole("main")).toContainText(lead?.reference ?? "no lead");
	await takeAgain(page);
	await expectSent(page);
	expect(await site.leadsWith(applicant.companyName)).toHaveLength(2);
});
