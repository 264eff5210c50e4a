import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import type { RunningSite } from "./running-site.ts";

const repository = resolve(import.meta.dirname, "../../..");

/** The part of an assessment that every visitor has to fill; the company is like no other, so that its lead can be found. */
export interface Applicant {
	readonly companyName: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
}

export function someApplicant(): Applicant {
	return {
		companyName: `Kōwhai Joinery ${randomUUID()}`,
		firstName: "Mere",
		lastName: "Tāmati",
		email: "mere@example.co.nz",
	};
}

/** Opens the assessment and waits for its script. */
export async function openAssessment(page: Page, address = "/assessment"): Promise<void> {
	await page.goto(address);
	await whenAssessmentIsReady(page);
}

export async function whenAssessmentIsReady(page: Page): Promise<void> {
	await page
		.locator("astro-island:not([ssr]) .assessment-form form[novalidate]")
		.waitFor({ state: "attached" });
	await page.locator(".assessment-form [aria-current=step]").waitFor({ state: "attached" });
}

export function textField(page: Page, label: string): Locator {
	return page.getByRole("textbox", { name: label });
}

/** An option of the steps that are shown. */
export function option(page: Page, kind: "radio" | "checkbox", name: string): Locator {
	return page.getByRole(kind, { name, exact: true });
}

export function stepLink(page: Page, title: string): Locator {
	return page.getByRole("navigation", { name: "Steps" }).getByRole("link", { name: title });
}

export function nextLink(page: Page): Locator {
	return page.getByRole("link", { name: /^Next: / });
}

/** The score, beside the form or in the report. */
export function scoreMeter(page: Page): Locator {
	return page.getByRole("meter", { name: "AI readiness score" });
}

export const weeklyUse = "Some: at least one job is done with AI every week";

/** The first step and the second, by pointer, up to the questions that move the score. */
export async function introduce(page: Page, applicant: Applicant): Promise<void> {
	await textField(page, "Company name").fill(applicant.companyName);
	await nextLink(page).click();
	await textField(page, "First name").fill(applicant.firstName);
	await textField(page, "Last name").fill(applicant.lastName);
	await textField(page, "Email").fill(applicant.email);
	await nextLink(page).click();
}

/** Answers that come to a score of 53, between 15 and 95: some experience, and a focus. Ends on the last step but one. */
export async function answerShortly(page: Page): Promise<void> {
	await option(page, "radio", weeklyUse).check();
	await option(page, "checkbox", "Manual processes taking too much time").check();
	await nextLink(page).click();
	await option(page, "checkbox", "Process automation").check();
}

export async function getReport(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Get my report" }).click();
	await page.getByRole("heading", { level: 1, name: "Your AI readiness report" }).waitFor();
}

/** From the opened page to the report, for journeys that begin there. */
export async function takeAssessment(page: Page, applicant = someApplicant()): Promise<void> {
	await openAssessment(page);
	await introduce(page, applicant);
	await answerShortly(page);
	await getReport(page);
}

/** From a report to the next one, with a better answer to one question: a score of 53 becomes 68. */
export async function takeAgain(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Take it again" }).click();
	await stepLink(page, "Where you stand").click();
	await option(page, "radio", "Advanced: AI is part of how several jobs are done").check();
	await nextLink(page).click();
	await getReport(page);
}

/** What became of the answers, as the report tells it. */
export function deliveryNote(page: Page): Locator {
	return page.locator(".report-delivery");
}

/** An assessment as the company's own command lists it. */
export interface ListedAssessment {
	readonly reference: string;
	readonly state: string;
	readonly values: Readonly<Record<string, unknown>>;
	readonly assessment: { readonly takenOn: string; readonly modelVersion: number };
	readonly readiness: {
		readonly score: number;
		readonly low: number;
		readonly high: number;
		readonly stage: string;
		readonly isProvisional: boolean;
	};
}

/** The assessments of a company as the service computes them, oldest first; those sent faster than a person would too. */
export async function listedAssessments(site: RunningSite, companyName: string): Promise<ListedAssessment[]> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		["server/leads/leads-command.ts", "--all", "--json"],
		{ cwd: repository, env: { ...process.env, DATABASE_FILE: join(site.folder, "leads.db") } },
	);
	const listed: ListedAssessment[] = JSON.parse(stdout);
	return listed.filter(({ values }) => values["companyName"] === companyName).toReversed();
}
