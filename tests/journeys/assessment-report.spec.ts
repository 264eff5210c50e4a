import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
	deliveryNote,
	getReport,
	nextLink,
	openAssessment,
	option,
	scoreMeter,
	someApplicant,
	stepLink,
	takeAssessment,
	textField,
	whenAssessmentIsReady,
} from "./support/assessment-form.ts";
import { expect, test } from "./support/test.ts";

/** What the keyboard pastes, as a colleague would find it in the clipboard. */
async function pasted(page: Page): Promise<string> {
	await page.goto("/contact");
	const field = page.getByRole("textbox", { name: "Message" });
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
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	const sent = site.leadsWith(applicant.companyName).length;
	const report = await page.locator(".report-recommendations, .report-roadmap").allInnerTexts();
	const score = await scoreMeter(page).getAttribute("aria-valuetext");
	await page.getByRole("button", { name: "Copy link" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
	const link = await pasted(page);
	expect(link).toMatch(new RegExp(`^${site.origin}/assessment#r1-[0-9a-z]{18}$`));

	const elsewhere = await (await browser.newContext()).newPage();
	await elsewhere.goto(link);
	await expect(scoreMeter(elsewhere)).toHaveAttribute("aria-valuetext", score ?? "no score");
	expect(await elsewhere.locator(".report-recommendations, .report-roadmap").allInnerTexts()).toEqual(report);
	await expect(deliveryNote(elsewhere)).toHaveCount(0);
	for (const personal of Object.values(applicant)) await expect(elsewhere.getByText(personal)).toHaveCount(0);
	expect(site.leadsWith(applicant.companyName)).toHaveLength(sent);
	await elsewhere.context().close();
});

for (const [what, fragment, copy] of [
	["was cut off", "#r1-0000", "Part of the address is missing or was changed on the way"],
	["was mistyped", "#r1-000000000000000001", "Part of the address is missing or was changed on the way"],
	["comes from another version", "#r9-000000000000000000", "made by another version of this assessment"],
] as const) {
	test(`a link that ${what} is refused in plain words, above a form that works`, async ({ page }) => {
		await page.goto(`/assessment${fragment}`);
		await whenAssessmentIsReady(page);
		const refusal = page.getByRole("alert");
		await expect(refusal).toContainText("This link doesn't open a report");
		await expect(refusal).toContainText(copy);
		await textField(page, "Company name").fill("Kōwhai Joinery");
		await nextLink(page).click();
		await expect(page.getByRole("heading", { level: 2, name: "About you" })).toBeFocused();
		await expect(page.getByText("This link doesn't open a report")).toBeHidden();
	});
}

test("taking a colleague's assessment again begins with the colleague's answers alone", async ({ page }) => {
	await openAssessment(page, "/assessment#step-4");
	await option(page, "checkbox", "AI chatbots for customer service").check();
	await textField(page, "What would you like to have changed a year from now?").fill("Fewer stock-outs");
	await page.goto("/assessment#r1-03zv9p59fkcc400k7p");
	await page.getByRole("link", { name: "Take it again" }).click();
	await stepLink(page, "What you want").click();
	await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
	await expect(option(page, "checkbox", "Process automation")).toBeChecked();
	await expect(textField(page, "What would you like to have changed a year from now?")).toHaveValue(
		"Fewer stock-outs",
	);
});

test("the roadmap is saved as a file that calendars accept", async ({ page }) => {
	await takeAssessment(page);
	const monday = await page.locator(".report-roadmap time").first().getAttribute("datetime");
	const saving = page.waitForEvent("download");
	await page.getByRole("button", { name: "Add to calendar" }).click();
	const download = await saving;
	expect(download.suggestedFilename()).toBe("AI-readiness-roadmap.ics");
	const text = await readFile(await download.path(), "utf8");
	expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	expect(text).toContain(`DTSTART;VALUE=DATE:${monday?.replaceAll("-", "")}\r\n`);
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	await expect(page.getByRole("status").filter({ hasText: "Calendar file saved" })).toBeVisible();
});

test("an assessment taken again stands beside the one before", async ({ page }) => {
	await takeAssessment(page);
	await expect(page.getByRole("table")).toHaveCount(0);
	await page.getByRole("link", { name: "Take it again" }).click();
	await expect(page.getByRole("heading", { level: 2, name: "Your business" })).toBeFocused();
	await stepLink(page, "Where you stand").click();
	await option(page, "radio", "Advanced: AI is part of how several jobs are done").check();
	await nextLink(page).click();
	await getReport(page);
	await expect(scoreMeter(page)).toHaveAttribute("aria-valuenow", "68");
	const cells = (name: string) => page.getByRole("row", { name }).getByRole("cell");
	await expect(cells("Stage")).toHaveText(["Trialling", "Skilled", ""]);
	await expect(cells("Score")).toHaveText(["53", "68", "+15"]);
	await page.goBack();
	await expect(option(page, "checkbox", "Process automation")).toBeChecked();
});
