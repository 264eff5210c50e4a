import type { Page } from "@playwright/test";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { formOn, submitButton, whenFormIsReady } from "#tests/support/browser/contact-form.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { expectRoom, strayTexts } from "./page-checks.ts";

test.use({ reducedMotion: "reduce" });

/** What a visitor types holds no letter, so that it is no text of the site. */
const typed = { firstName: "1", lastName: "2", email: "1@2.nz", message: "5" };

async function fillContactForm(page: Page): Promise<void> {
	await page.goto("/contact");
	await whenFormIsReady(page);
	for (const [name, value] of Object.entries(typed))
		await formOn(page).locator(`[name="${name}"]`).fill(value);
}

async function openSearch(page: Page, query: string): Promise<void> {
	await openWithScript(page, "/products");
	await page.keyboard.press("/");
	await page.getByRole("searchbox").fill(query);
	await page.locator(".search-status:not(:empty)").waitFor();
}

async function openAssessment(page: Page, fragment: string): Promise<void> {
	await page.goto(`/assessment#${fragment}`);
	await page.locator("astro-island:not([ssr]) .assessment").waitFor();
}

const answers = {
	industry: "manufacturing",
	experience: "some",
	challenges: ["manual-processes", "inventory"],
	interests: ["inventory-management", "chatbots"],
	rules: "0",
	review: "25",
} as const;
const fragmentOf = (given: Partial<typeof answers>) =>
	encodeShareLink({
		answers: { ...given, challenges: [...(given.challenges ?? [])], interests: [...(given.interests ?? [])] },
		takenOn: calendarDate("2026-11-21"),
	});

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	"the open menu": async (page) => {
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto("/");
		await page.locator(".menu-button").click();
		await page.locator("#menu:popover-open").waitFor();
	},
	"the search with matches": (page) => openSearch(page, "ai"),
	"the search with one match": (page) => openSearch(page, "joinery"),
	"the search without a match": (page) => openSearch(page, "zzqxj"),
	"an open policy": async (page) => {
		await openWithScript(page, "/");
		await page.locator(".policies button").first().click();
		await page.locator(".policy-dialog[open] h1").waitFor();
	},
	"a form with errors": async (page) => {
		await page.goto("/contact");
		await whenFormIsReady(page);
		await formOn(page).locator('[name="email"]').fill("1");
		await submitButton(page).click();
		await formOn(page).getByRole("alert").waitFor();
	},
	"a message that could not be sent": async (page) => {
		await page.route("**/forms/contact", (route) => route.abort());
		await fillContactForm(page);
		await submitButton(page).click();
		await formOn(page).getByRole("alert").waitFor();
	},
	"a receipt": async (page) => {
		await fillContactForm(page);
		await submitButton(page).click();
		await page.locator(".receipt").waitFor();
	},
	"a product with all its features": async (page) => {
		await page.goto("/products");
		await page.locator("details.more summary").first().click();
	},
	"the first step of the assessment, left too early, next to the score": async (page) => {
		await openAssessment(page, "step-1");
		await page.locator("#step-1 .step-end a.button").click();
		await page.locator(".range-panel").waitFor();
		await page.locator("#step-1 .problem-summary").waitFor();
	},
	...Object.fromEntries(
		[2, 3, 4, 5].map((step) => [
			`step ${step} of the assessment`,
			(page: Page) => openAssessment(page, `step-${step}`),
		]),
	),
	"a report": async (page) => {
		await openAssessment(page, fragmentOf(answers));
		await page.locator(".report").waitFor();
	},
	"a report of nothing but the company": async (page) => {
		await openAssessment(page, fragmentOf({}));
		await page.locator(".report").waitFor();
	},
	"a report whose answers could not be sent, next to the one before": async (page) => {
		await page.route("**/forms/assessment", (route) => route.abort());
		await page.goto("/assessment");
		await page.evaluate(
			(before) => localStorage.setItem("assessment:reports", JSON.stringify([{ fragment: before }])),
			fragmentOf(answers),
		);
		await openAssessment(page, "step-1");
		await page.locator('[name="companyName"]').fill("1");
		await page.evaluate(() => {
			location.hash = "step-2";
		});
		// A report without an answer has no figure to compare.
		await page.locator('[name="experience"][value="some"]').check();
		await page.evaluate(() => {
			location.hash = "step-4";
		});
		for (const name of ["firstName", "lastName", "email"] as const)
			await page.locator(`[name="${name}"]`).fill(typed[name]);
		await page.locator('.step:not([hidden]) button[type="submit"]').click();
		await page.locator(".report-delivery.failed").waitFor();
		await page.locator(".report-comparison").waitFor();
	},
	"a link that opens no report": async (page) => {
		await openAssessment(page, "r1-000");
		await page.locator(".problem-summary:not([hidden], .report-blocked)").waitFor();
	},
};

for (const [name, reach] of Object.entries(states)) {
	test(`${name} takes every text from the content, and has room for a longer language`, async ({ page }) => {
		await reach(page);
		expect(await strayTexts(page)).toEqual([]);
		await expectRoom(page);
	});
}
