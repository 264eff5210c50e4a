import {
	deliveryNote,
	fillShortly,
	getReport,
	openAssessment,
	someApplicant,
	stepLink,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { openHeldLine } from "#tests/support/browser/held-line.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy } from "#tests/support/copy.ts";

test("who comes back to the report of a sent assessment finds no name or address stored", async ({
	page,
}) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await page.getByRole("banner").locator('a[href="/products"]').first().click();
	await expect(page).toHaveURL("/products");
	await page.goBack();
	await whenAssessmentIsReady(page);
	// The browser brings back what was in the form.
	await expect(textField(page, "email")).toHaveValue(applicant.email);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["assessment:reports"]);
});

test("who leaves the report while the answers are still on their way has sent them", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	const line = await openHeldLine(site.port);
	try {
		// A browser has the report before it is asked for.
		const script = page.waitForResponse(/ReadinessReport[^/]*\.js$/);
		await openAssessment(page, `${line.origin}/assessment`);
		await fillShortly(page, applicant);
		await (await script).finished();
		await page.waitForLoadState("networkidle");
		line.hold();
		await getReport(page);
		await expect(deliveryNote(page)).toContainText(reportCopy.sending);
		await page.goto("about:blank");
		line.release();
		await expect.poll(() => site.leadsWith(applicant.companyName)).toHaveLength(1);
	} finally {
		line.close();
	}
});

test("what is added while an assessment is being sent stays on the device until it is sent as well", async ({
	page,
	site,
}) => {
	const applicant = someApplicant();
	const { promise: added, resolve: letAnswer } = Promise.withResolvers<void>();
	await page.route(
		"**/forms/assessment",
		async (route) => {
			await added;
			await route.continue();
		},
		{ times: 1 },
	);
	await takeAssessment(page, applicant);
	await page.goBack();
	await stepLink(page, "wishes").click();
	await textField(page, "goals").fill("Fewer stock counts.");
	const kept = page.getByRole("main").getByText(formCopy.draftKept);
	const storedDraft = () => page.evaluate(() => localStorage.getItem("draft:assessment:/assessment") ?? "");
	await expect.poll(storedDraft).toContain("Fewer stock counts.");
	letAnswer();
	await expect.poll(storedDraft).not.toContain('"key"');
	await expect(kept).toBeVisible();
	await page.reload();
	await whenAssessmentIsReady(page);
	await expect(textField(page, "goals")).toHaveValue("Fewer stock counts.");
	await stepLink(page, "you").click();
	await getReport(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	expect(await site.leadsWith(applicant.companyName)).toHaveLength(2);
	await page.goBack();
	await expect(kept).toBeHidden();
	expect(await storedDraft()).toBe("");
});
