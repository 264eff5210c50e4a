import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
	deliveryNote,
	figureInPanel,
	fillShortly,
	nextLink,
	openAssessment,
	someApplicant,
	takeAgain,
	takeAssessment,
	whenAssessmentIsReady,
} from "#tests/support/browser/assessment-form.ts";
import { expect } from "#tests/support/browser/test.ts";
import { assessmentCopy, formCopy, reportCopy } from "#tests/support/copy.ts";
import { backdateLead } from "#tests/support/stored-leads.ts";
import { testEveryState } from "./every-state.ts";

async function takeTwice(page: Page): Promise<void> {
	await takeAssessment(page);
	await expect(deliveryNote(page)).toContainText(formCopy.thanks("assessment"));
	await takeAgain(page);
	await page.getByRole("table").waitFor();
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

testEveryState([
	{
		name: "a step with something missing",
		reach: async (page) => {
			await openAssessment(page);
			await nextLink(page).click();
			await page.locator(".assessment-form").getByRole("alert").waitFor();
		},
	},
	{
		name: "the ten questions with the range next to them",
		reach: async (page) => {
			await openAssessment(page);
			await fillShortly(page, someApplicant());
			await page.getByRole("link", { name: assessmentCopy.deeper }).click();
			await figureInPanel(page, { low: 15, high: 95 }).waitFor();
		},
	},
	{ name: "a report with the one before it", reach: takeTwice },
	{ name: "a report on the smallest phone", width: 320, reach: (page) => takeAssessment(page) },
	{
		name: "a report whose answers were not sent",
		reach: async (page) => {
			await page.route("**/forms/assessment", (route) => route.abort());
			await takeAssessment(page);
			await page.getByRole("button", { name: reportCopy.retry }).waitFor();
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
		name: "the report that needs no script",
		reach: async (page) => {
			await sendPlainly(page, "a@example.nz");
			await expect(page).toHaveURL(/\/assessment\/report\//);
		},
	},
	{
		name: "the long form that comes back with something to correct",
		reach: async (page) => {
			await sendPlainly(page, "a@example");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCopy.notSent);
		},
	},
	{
		name: "the address of a report that there is not",
		reach: async (page) => {
			const answer = await page.goto("/assessment/report/0000000000000000000000");
			expect(answer?.status()).toBe(404);
		},
	},
	{
		name: "the address of a report that has gone",
		reach: async (page, site) => {
			const email = `${randomUUID()}@example.nz`;
			await sendPlainly(page, email);
			await expect(page).toHaveURL(/\/assessment\/report\//);
			for (const lead of await site.leadsWith(email)) await backdateLead(site.databaseUrl, lead, 31);
			const answer = await page.reload();
			expect(answer?.status()).toBe(410);
		},
	},
]);
