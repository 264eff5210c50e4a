import type { Page } from "@playwright/test";
import {
	answerShortly,
	deliveryNote,
	getReport,
	introduce,
	nextLink,
	openAssessment,
	option,
	someApplicant,
	stepLink,
	takeAssessment,
	whenAssessmentIsReady,
} from "../journeys/support/assessment-form.ts";
import { expect, test } from "../journeys/support/test.ts";
import { violationsOf } from "./axe.ts";

test.use({ reducedMotion: "reduce" });

interface State {
	readonly name: string;
	readonly width?: number;
	readonly reach: (page: Page) => Promise<void>;
}

async function takeTwice(page: Page): Promise<void> {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText("your answers have arrived");
	await page.getByRole("link", { name: "Take it again" }).click();
	await stepLink(page, "Where you stand").click();
	await option(page, "radio", "Advanced: AI is part of how several jobs are done").check();
	await nextLink(page).click();
	await getReport(page);
	await page.getByRole("table").waitFor();
}

const states: readonly State[] = [
	{
		name: "a step with something missing",
		reach: async (page) => {
			await openAssessment(page);
			await nextLink(page).click();
			await page.locator(".assessment-form").getByRole("alert").waitFor();
		},
	},
	{
		name: "the ten questions with the range beside them",
		reach: async (page) => {
			await openAssessment(page);
			await introduce(page, someApplicant());
			await answerShortly(page);
			await page.getByRole("link", { name: "Go deeper first" }).click();
			await page.getByText("Between 15 and 95").waitFor();
		},
	},
	{ name: "a report with the one before it", reach: takeTwice },
	{ name: "a report on the smallest phone", width: 320, reach: (page) => takeAssessment(page) },
	{
		name: "a report whose answers were not sent",
		reach: async (page) => {
			await page.route("**/forms/assessment", (route) => route.abort());
			await takeAssessment(page);
			await page.getByRole("button", { name: "Send my answers again" }).waitFor();
		},
	},
	{
		name: "a link that opens no report",
		reach: async (page) => {
			await page.goto("/assessment#r1-0000");
			await whenAssessmentIsReady(page);
			await page.getByRole("alert").waitFor();
		},
	},
	{
		name: "the search with matches",
		reach: async (page) => {
			await page.goto("/products");
			await page.keyboard.press("/");
			await page.getByRole("searchbox").fill("invoices");
			await page.getByRole("status").filter({ hasText: "best matches" }).waitFor();
		},
	},
	{
		name: "the search without a match, on a small screen",
		width: 320,
		reach: async (page) => {
			await page.goto("/products");
			await page.keyboard.press("/");
			await page.getByRole("searchbox").fill("zzqxj");
			await page.getByRole("status").filter({ hasText: "Nothing matches" }).waitFor();
		},
	},
];

// Each state is reached in its theme: a theme that changes under an open dialog sets off transitions.
for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in the ${colorScheme} theme`, () => {
		test.use({ colorScheme });

		for (const { name, width = 1280, reach } of states) {
			test(`${name} can be used by everyone`, async ({ page }) => {
				await page.setViewportSize({ width, height: 800 });
				await reach(page);
				expect(await violationsOf(page)).toEqual([]);
			});
		}
	});
}

/** Sends the form as a browser without script does, and opens what comes back. */
async function sendPlainly(page: Page, email: string): Promise<void> {
	await openAssessment(page);
	await page.evaluate((address) => {
		const form = document.createElement("form");
		Object.assign(form, { method: "post", action: "/forms/assessment" });
		const values = { companyName: "A", firstName: "B", lastName: "C", email: address, page: "/assessment" };
		for (const [name, value] of Object.entries(values)) {
			const input = Object.assign(document.createElement("input"), { type: "hidden", name, value });
			form.append(input);
		}
		document.body.append(form);
		form.submit();
	}, email);
}

test("the report that needs no script can be used by everyone", async ({ page }) => {
	await sendPlainly(page, "a@example.nz");
	await expect(page).toHaveURL(/\/assessment\/report\//);
	expect(await violationsOf(page)).toEqual([]);
});

test("the long form that comes back with something to mend can be used by everyone", async ({ page }) => {
	await sendPlainly(page, "a@example");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
	expect(await violationsOf(page)).toEqual([]);
});
