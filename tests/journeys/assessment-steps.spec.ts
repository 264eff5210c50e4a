import type { Locator, Page } from "@playwright/test";
import { funnelPath } from "#domain/readiness/funnel.ts";
import {
	clearChoice,
	fillShortly,
	nextLink,
	openAssessment,
	option,
	someApplicant,
	stepLink,
	stepTitle,
	textField,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { assessmentCopy, formCopy, reportCopy } from "#tests/support/copy.ts";

/** The steps that the page tells the service of, as it tells them. */
function countedSteps(page: Page): string[] {
	const steps: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith(`${funnelPath}/`)) steps.push(pathname.slice(funnelPath.length + 1));
	});
	return steps;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
	await page.keyboard.press("Tab");
	await expect(target).toBeFocused();
}

test("the whole assessment can be taken by keyboard, and Enter goes on", async ({ page, site }) => {
	const { companyName, firstName, lastName, email } = someApplicant();
	const counted = countedSteps(page);
	await openAssessment(page);
	await textField(page, "companyName").focus();
	await page.keyboard.type(companyName);
	await tabTo(page, option(page, "industry", "retail"));
	await page.keyboard.press("ArrowRight");
	await expect(option(page, "industry", "healthcare")).toBeChecked();
	await page.keyboard.press("Enter");
	await expect(stepTitle(page, "today")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	// It comes a moment after the answer.
	await expect(clearChoice(page, "experience")).toBeVisible();
	await tabTo(page, clearChoice(page, "experience"));
	await tabTo(page, option(page, "challenges", "manual-processes"));
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(stepTitle(page, "wishes")).toBeFocused();
	await tabTo(page, option(page, "interests", "chatbots"));
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(stepTitle(page, "you")).toBeFocused();
	for (const [field, text] of Object.entries({ firstName, lastName, email })) {
		await tabTo(page, textField(page, field));
		await page.keyboard.type(text);
	}
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(reportCopy.title);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(counted).toEqual(["business", "today", "wishes", "you", "report"]);
	await expect(page.locator(".report-delivery")).toContainText(formCopy.thanks("assessment"));
	const choices = { industry: "healthcare", experience: "some", interests: ["chatbots"] };
	expect(await site.leadsWith(companyName)).toMatchObject([
		{ form: "assessment", values: { email, ...choices } },
	]);
});

test.describe("what is missing", () => {
	test("is named before its step is left", async ({ page }) => {
		await openAssessment(page);
		await nextLink(page).click();
		const summary = page.locator(".assessment-form").getByRole("alert");
		await expect(summary).toBeFocused();
		await expect(summary).toContainText(formCopy.toCorrect(1));
		await expect(stepTitle(page, "business")).toBeVisible();
		await expect(textField(page, "companyName")).toHaveAttribute("aria-invalid", "true");
		await expect(textField(page, "companyName")).toHaveAccessibleDescription(
			formCopy.empty({ label: formCopy.label("assessment", "companyName") }),
		);
		await textField(page, "companyName").fill("Kōwhai Joinery");
		await expect(summary).toHaveCount(0);
		await expect(textField(page, "companyName")).toBeFocused();
		await nextLink(page).click();
		await expect(stepTitle(page, "today")).toBeFocused();
	});

	test("is named on its own step when the report is asked for, each with a link to it", async ({
		page,
		site,
	}) => {
		const { companyName } = someApplicant();
		await openAssessment(page);
		await textField(page, "companyName").fill(companyName);
		await stepLink(page, "deeper").click();
		await page.getByRole("button", { name: formCopy.submit("assessment") }).click();
		await expect(page).toHaveURL("/assessment#step-4");
		const summary = page.locator(".assessment-form").getByRole("alert");
		await expect(summary).toBeFocused();
		await expect(summary.getByRole("link")).toHaveCount(3);
		await summary
			.getByRole("link", { name: formCopy.empty({ label: formCopy.label("assessment", "email") }) })
			.click();
		await expect(textField(page, "email")).toBeFocused();
		await textField(page, "email").fill("mere@example.co.nz");
		await expect(summary.getByRole("link")).toHaveCount(2);
		await expect(textField(page, "email")).toBeFocused();
		expect(await site.leadsWith(companyName)).toEqual([]);
	});
});

test("the score so far is next to the form before its script, and on a phone from the first answer", async ({
	page,
}) => {
	const score = page.locator("main form + * .gauge");
	await page.route("**/_astro/AssessmentForm*", (route) => route.abort());
	await page.goto("/assessment");
	await expect(score).toBeVisible();
	await page.unrouteAll();
	await page.setViewportSize({ width: 390, height: 844 });
	await openAssessment(page);
	await expect(score).toBeHidden();
	await stepLink(page, "today").click();
	await option(page, "experience", "some").check();
	await expect(score).toBeInViewport();
});

test("every answer is a row that a thumb hits, and its focus ring is whole", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openAssessment(page);
	for (const step of ["business", "today", "wishes", "deeper"] as const) {
		await textField(page, "companyName").evaluate((field: HTMLInputElement) => {
			field.value = "Kōwhai Joinery";
		});
		await stepLink(page, step).click();
		// Until then the rows of the step before are there.
		await expect(stepLink(page, step)).toHaveAttribute("aria-current", "step");
		const answers = await page
			.locator(".choices label")
			.filter({ visible: true })
			.evaluateAll((labels) =>
				labels.map((label) => {
					label.querySelector("input")?.focus({ focusVisible: true } as FocusOptions);
					const list = label.parentElement?.getBoundingClientRect() ?? new DOMRect();
					const row = label.getBoundingClientRect();
					const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(label);
					// How far the ring reaches out of its row.
					const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
					const isInside = row.left - reach >= list.left && row.top - reach >= list.top;
					return { isHigh: row.height >= 44, hasRing: outlineStyle === "solid" && isInside };
				}),
			);
		expect(answers.length).toBeGreaterThan(3);
		expect(answers).toEqual(answers.map(() => ({ isHigh: true, hasRing: true })));
	}
});

test("Back in the browser goes to the step before, with nothing lost", async ({ page }) => {
	const applicant = someApplicant();
	await openAssessment(page);
	await fillShortly(page, applicant);
	await page.goBack();
	await expect(option(page, "interests", "process-automation")).toBeChecked();
	await page.goBack();
	await expect(option(page, "experience", "some")).toBeChecked();
	await page.goBack();
	await expect(textField(page, "companyName")).toHaveValue(applicant.companyName);
	await page.goForward();
	await expect(stepTitle(page, "today")).toBeVisible();
	await page.getByRole("link", { name: assessmentCopy.back, exact: true }).click();
	await expect(stepTitle(page, "business")).toBeFocused();
	await stepLink(page, "you").click();
	await expect(textField(page, "email")).toHaveValue(applicant.email);
});

test("a browser that asks for privacy tells the service of no step", async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
	);
	const counted = countedSteps(page);
	await openAssessment(page);
	await fillShortly(page, someApplicant());
	expect(counted).toEqual([]);
});

for (const width of [390, 1280])
	test(`a double click on the link to the next step goes to that step and answers nothing, ${width} px wide`, async ({
		page,
	}) => {
		const fill = [
			() => textField(page, "companyName").fill("Kōwhai Joinery"),
			() => option(page, "experience", "some").check(),
			() => option(page, "interests", "chatbots").check(),
		];
		await page.setViewportSize({ width, height: 900 });
		await openAssessment(page);
		for (const [step, begin] of fill.entries()) {
			await begin();
			const chosen = await page.locator("main :checked").count();
			const link = nextLink(page);
			await link.scrollIntoViewIfNeeded();
			const { x, y } = (await link.boundingBox()) ?? { x: Number.NaN, y: Number.NaN };
			await page.mouse.click(x + 20, y + 20);
			await expect(page).toHaveURL(`/assessment#step-${step + 2}`);
			await expect(page.locator(`#step-${step + 2}`)).toBeVisible();
			await page.mouse.down({ clickCount: 2 });
			await page.mouse.up({ clickCount: 2 });
			expect(await page.locator("main :checked").count()).toBe(chosen);
			await expect(page).toHaveURL(`/assessment#step-${step + 2}`);
		}
	});
