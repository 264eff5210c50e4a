import type { Page } from "@playwright/test";
import {
	type Applicant,
	deliveryNote,
	listedAssessments,
	option,
	scoreMeter,
	someApplicant,
	takeAssessment,
	textField,
	weeklyUse,
} from "./support/assessment-form.ts";
import { expect, test } from "./support/test.ts";

/** Fills the long form with the answers that take a score to 53. */
async function fillLongForm(page: Page, applicant: Applicant): Promise<void> {
	await page.goto("/assessment");
	await textField(page, "Company name").fill(applicant.companyName);
	await textField(page, "First name").fill(applicant.firstName);
	await textField(page, "Last name").fill(applicant.lastName);
	await textField(page, "Email").fill(applicant.email);
	await option(page, "radio", weeklyUse).check();
	await option(page, "checkbox", "Manual processes taking too much time").check();
	await option(page, "checkbox", "Process automation").check();
}

async function send(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Get my report" }).last().click();
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the assessment is one long form without step buttons", async ({ page }) => {
		await page.goto("/assessment");
		for (const title of ["Your business", "About you", "Where you stand", "What you want", "Go deeper"])
			await expect(page.getByRole("main").getByRole("heading", { level: 2, name: title })).toBeVisible();
		await expect(page.locator(".assessment fieldset").filter({ visible: true })).toHaveCount(16);
		await expect(page.getByRole("button", { name: "Get my report" }).filter({ visible: true })).toHaveCount(
			1,
		);
		await expect(page.getByRole("link", { name: /^Next: / })).toHaveCount(0);
	});

	test("it ends on a report with its reference and the times of the three offices", async ({
		page,
		site,
	}) => {
		const applicant = someApplicant();
		await fillLongForm(page, applicant);
		await send(page);
		await expect(page).toHaveURL(/\/assessment\/report\/[\w-]{22}$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your AI readiness report");
		const [lead, ...others] = site.leadsWith(applicant.companyName);
		expect(others).toEqual([]);
		if (!lead) throw new Error("The company has no such lead");
		expect(lead).toMatchObject({ form: "assessment", page: "/assessment", values: applicant });
		await expect(page.getByRole("main")).toContainText(lead.reference);
		for (const [office, timeZone] of [
			["New Zealand", "Pacific/Auckland"],
			["India", "Asia/Kolkata"],
			["Malaysia", "Asia/Kuala_Lumpur"],
		] as const) {
			const format = { hour: "numeric", minute: "2-digit", timeZone } as const;
			const line = page
				.getByRole("main")
				.getByRole("listitem")
				.filter({ hasText: `${office}: ` });
			await expect(line).toContainText(new Intl.DateTimeFormat("en-NZ", format).format(lead.dueAt));
		}
		for (const personal of Object.values(applicant))
			await expect(page.getByRole("main")).not.toContainText(personal);
		await page.reload();
		expect(site.leadsWith(applicant.companyName)).toHaveLength(1);
	});

	test("a faulty one comes back with everything typed and ticked, and is then taken", async ({
		page,
		site,
	}) => {
		const applicant = someApplicant();
		// The browser's own check knows no dot in a host; the service does.
		await fillLongForm(page, { ...applicant, email: "mere@example" });
		const goals = textField(page, "What would you like to have changed a year from now?");
		await goals.fill("Fewer stock-outs\nby winter");
		await option(page, "radio", "Someone who is curious reads up on it in their own time.").check();
		await send(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
		await expect(textField(page, "Company name")).toHaveValue(applicant.companyName);
		await expect(goals).toHaveValue("Fewer stock-outs\nby winter");
		await expect(option(page, "radio", weeklyUse)).toBeChecked();
		await expect(option(page, "checkbox", "Process automation")).toBeChecked();
		await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
		await expect(page.getByRole("radio", { checked: true })).toHaveCount(2);
		await expect(textField(page, "Email")).toHaveAttribute("aria-invalid", "true");
		await page.getByRole("alert").getByRole("link").click();
		await expect(textField(page, "Email")).toBeFocused();
		await textField(page, "Email").fill(applicant.email);
		await send(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your AI readiness report");
		expect(site.leadsWith(applicant.companyName)).toMatchObject([{ values: { sponsor: "25" } }]);
	});
});

test("the service's report says word for word what the browser's says", async ({ page, browser, site }) => {
	const applicant = someApplicant();
	await takeAssessment(page, applicant);
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
	const plain = await context.newPage();
	await fillLongForm(plain, applicant);
	await send(plain);
	await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Your AI readiness report");
	const parts = ".report-dimensions, .report-recommendations, .report-lift";
	const texts = await page.locator(parts).allInnerTexts();
	expect(texts).toHaveLength(3);
	await plain.waitForLoadState();
	expect(await plain.locator(parts).allInnerTexts()).toEqual(texts);
	const score = await scoreMeter(page).getAttribute("aria-valuetext");
	await expect(scoreMeter(plain)).toHaveAttribute("aria-valuetext", score ?? "no score");
	const readiness = { score: 53, stage: "Trialling" };
	expect(await listedAssessments(site, applicant.companyName)).toMatchObject([{ readiness }, { readiness }]);
	await context.close();
});
