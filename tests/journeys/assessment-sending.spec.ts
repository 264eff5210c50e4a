import {
	answerShortly,
	deliveryNote,
	getReport,
	introduce,
	listedAssessments,
	openAssessment,
	scoreMeter,
	someApplicant,
	takeAssessment,
	whenAssessmentIsReady,
} from "./support/assessment-form.ts";
import { expect, test } from "./support/test.ts";

test("offline in the middle, the report comes all the same and says that nothing was sent; a retry keeps one lead", async ({
	page,
	context,
	site,
}) => {
	const applicant = someApplicant();
	const parts = [/ReadinessReport[^/]*\.js$/, /report[^/]*\.css$/].map((part) => page.waitForResponse(part));
	await openAssessment(page);
	await introduce(page, applicant);
	for (const part of parts) await (await part).finished();
	await context.setOffline(true);
	await answerShortly(page);
	await getReport(page);
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "53");
	await expect(deliveryNote(page)).toContainText("Your report is here and complete.");
	await expect(deliveryNote(page)).toContainText("Your answers have not reached us");
	const mail = await page.getByRole("link", { name: "Send them by email" }).getAttribute("href");
	expect(decodeURIComponent(mail ?? "")).toContain(applicant.companyName);
	expect(site.leadsWith(applicant.companyName)).toEqual([]);

	await page.getByRole("button", { name: "Send my answers again" }).click();
	await expect(deliveryNote(page)).toContainText("Your answers have not reached us");
	await context.setOffline(false);
	await page.getByRole("button", { name: "Send my answers again" }).click();
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	expect(await listedAssessments(site, applicant.companyName)).toMatchObject([{ readiness: { score: 53 } }]);
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
	await page.getByRole("button", { name: "Send my answers again" }).click();
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	const [lead, ...others] = site.leadsWith(applicant.companyName);
	expect(others).toEqual([]);
	await expect(deliveryNote(page)).toContainText(lead?.reference ?? "no lead");
});

test("going back from the report and asking for it again sends nothing twice", async ({ page, site }) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	await page.goBack();
	await getReport(page);
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	expect(site.leadsWith(applicant.companyName)).toHaveLength(1);
});

test("answers that were sent leave no draft on the device, only the report's link", async ({ page }) => {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	await page.reload();
	await whenAssessmentIsReady(page);
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "53");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["assessment:reports"]);
});
