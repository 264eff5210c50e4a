import type { Page } from "@playwright/test";
import {
	type Applicant,
	deliveryNote,
	nextLink,
	option,
	scoreMeter,
	someApplicant,
	stepTitle,
	takeAssessment,
	textField,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy, siteCopy } from "#tests/support/copy.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";

/** Fills the long form with the answers that take a score to 53. */
async function fillLongForm(page: Page, applicant: Applicant): Promise<void> {
	await page.goto("/assessment");
	await textField(page, "companyName").fill(applicant.companyName);
	await textField(page, "firstName").fill(applicant.firstName);
	await textField(page, "lastName").fill(applicant.lastName);
	await textField(page, "email").fill(applicant.email);
	await option(page, "experience", "some").check();
	await option(page, "challenges", "manual-processes").check();
	await option(page, "interests", "process-automation").check();
}

async function send(page: Page): Promise<void> {
	await page
		.getByRole("button", { name: formCopy.submit("assessment") })
		.last()
		.click();
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the assessment is one long form without step buttons", async ({ page }) => {
		await page.goto("/assessment");
		for (const step of ["business", "today", "wishes", "you", "deeper"] as const)
			await expect(stepTitle(page, step)).toBeVisible();
		await expect(page.locator(".assessment fieldset").filter({ visible: true })).toHaveCount(16);
		await expect(
			page.getByRole("button", { name: formCopy.submit("assessment") }).filter({ visible: true }),
		).toHaveCount(1);
		await expect(nextLink(page)).toHaveCount(0);
	});

	test("it ends on a report with its reference and the times of the three offices", async ({
		page,
		site,
	}) => {
		const applicant = someApplicant();
		await fillLongForm(page, applicant);
		await send(page);
		await expect(page).toHaveURL(/\/assessment\/report\/[\w-]{22}$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(reportCopy.title);
		const [lead, ...others] = await site.leadsWith(applicant.companyName);
		expect(others).toEqual([]);
		if (!lead) throw new Error("The company has no such lead");
		expect(lead).toMatchObject({ form: "assessment", page: "/assessment", values: applicant });
		await expect(page.getByRole("main")).toContainText(lead.reference);
		const end = page.locator(".report > :last-child");
		await expect(end).toContainText(lead.reference);
		await expect(end.getByRole("link").first()).toHaveAttribute("href", "/contact");
		for (const { name, timeZone } of siteCopy.offices) {
			const format = { hour: "numeric", minute: "2-digit", timeZone } as const;
			const line = page.locator(".office-times > div").filter({ hasText: name });
			await expect(line).toContainText(new Intl.DateTimeFormat("en-NZ", format).format(lead.dueAt));
		}
		for (const personal of Object.values(applicant))
			await expect(page.getByRole("main")).not.toContainText(personal);
		await page.reload();
		expect(await site.leadsWith(applicant.companyName)).toHaveLength(1);
	});

	test("a faulty one comes back with everything typed and ticked, and is then taken", async ({
		page,
		site,
	}) => {
		const applicant = someApplicant();
		// The browser's own check knows no dot in a host; the service does.
		await fillLongForm(page, { ...applicant, email: "mere@example" });
		const goals = textField(page, "goals");
		await goals.fill("Fewer stock-outs\nby winter");
		await option(page, "sponsor", "25").check();
		await send(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCopy.notSent);
		await expect(textField(page, "companyName")).toHaveValue(applicant.companyName);
		await expect(goals).toHaveValue("Fewer stock-outs\nby winter");
		await expect(option(page, "experience", "some")).toBeChecked();
		await expect(option(page, "interests", "process-automation")).toBeChecked();
		await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
		await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
		await expect(textField(page, "email")).toHaveAttribute("aria-invalid", "true");
		await page.getByRole("alert").getByRole("link").click();
		await expect(textField(page, "email")).toBeFocused();
		await textField(page, "email").fill(applicant.email);
		await send(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(reportCopy.title);
		expect(await site.leadsWith(applicant.companyName)).toMatchObject([{ values: { sponsor: "25" } }]);
	});
});

test("the service's report says word for word what the browser's says", async ({ page, browser, site }) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
	const plain = await context.newPage();
	await fillLongForm(plain, applicant);
	await send(plain);
	await expect(plain.getByRole("heading", { level: 1 })).toHaveText(reportCopy.title);
	const parts = ".report-dimensions, .report-recommendations, .report-lift";
	const texts = await page.locator(parts).allInnerTexts();
	expect(texts).toHaveLength(3);
	await plain.waitForLoadState();
	expect(await plain.locator(parts).allInnerTexts()).toEqual(texts);
	const score = await scoreMeter(page).getAttribute("aria-valuetext");
	await expect(scoreMeter(plain)).toHaveAttribute("aria-valuetext", score ?? "no score");
	const readiness = { score: 53, stage: "trialling" };
	expect(await exportedLeads(site, applicant.companyName)).toMatchObject([{ readiness }, { readiness }]);
	await context.close();
});
