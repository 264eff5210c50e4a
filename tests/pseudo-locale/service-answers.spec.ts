import type { APIRequestContext, Page } from "@playwright/test";
import { submissionFailure } from "#domain/leads/contract.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { backdateLead } from "#tests/support/stored-leads.ts";
import { expectRoom, strayPart, strayTexts } from "./page-checks.ts";

test.use({ reducedMotion: "reduce", javaScriptEnabled: false });

const contact = { firstName: "1", lastName: "2", email: "1@2.nz", message: "5" };
const assessment = { companyName: "1", firstName: "1", lastName: "2", email: "1@2.nz" };

/** Sends a form as a browser without script does, and opens what comes back. */
async function post(page: Page, path: string, form: Readonly<Record<string, string>>): Promise<void> {
	const answer = await page.request.post(path, { form, headers: { Accept: "text/html" } });
	await page.route("**/answer", (route) => route.fulfill({ response: answer }));
	await page.goto("/answer");
	await page.locator("main").waitFor();
}

async function openGoneReport(page: Page, site: RunningService): Promise<void> {
	const form = { ...assessment, email: "3@4.nz" };
	const answer = await page.request.post("/forms/assessment", { form, headers: { Accept: "text/html" } });
	for (const lead of await site.leadsWith(form.email)) await backdateLead(site.databaseUrl, lead, 31);
	expect((await page.goto(answer.url()))?.status()).toBe(410);
}

const pages: Readonly<Record<string, (page: Page, site: RunningService) => Promise<unknown>>> = {
	"a receipt": (page) => post(page, "/forms/contact", contact),
	"a form that is shown again": (page) => post(page, "/forms/contact", { ...contact, email: "1" }),
	"an assessment that is shown again": (page) => post(page, "/forms/assessment", { email: "1" }),
	"a report": (page) => post(page, "/forms/assessment", assessment),
	"a receipt that there is not": (page) => page.goto("/forms/received/0000000000000000000000"),
	"a report that there is not": (page) => page.goto("/assessment/report/0000000000000000000000"),
	"a report that has gone": openGoneReport,
	"a form that there is not": (page) => post(page, "/forms/none", contact),
	"an answer that is too large": (page) => post(page, "/forms/contact", { message: "5".repeat(300_000) }),
};

for (const [name, reach] of Object.entries(pages)) {
	test(`${name} takes every text from the content, and has room for a longer language`, async ({
		page,
		site,
	}) => {
		await reach(page, site);
		expect(await strayTexts(page)).toEqual([]);
		await expectRoom(page);
	});
}

const requests: Readonly<
	Record<string, (request: APIRequestContext) => ReturnType<APIRequestContext["post"]>>
> = {
	"a page that takes no form (405)": (request) => request.post("/contact", { data: {} }),
	"a submission that is too large (413)": (request) =>
		request.post("/forms/contact", { data: { values: { message: "5".repeat(300_000) } } }),
	"a form of another site (403)": (request) =>
		request.post("/forms/contact", {
			data: { values: contact },
			headers: { "Sec-Fetch-Site": "cross-site" },
		}),
	"a submission that is no JSON (400)": (request) =>
		request.post("/forms/contact", {
			headers: { "Content-Type": "application/json" },
			data: Buffer.from("{"),
		}),
};

for (const [name, send] of Object.entries(requests)) {
	test(`${name} is answered in the visitor's language`, async ({ request }) => {
		const answer = await send(request);
		expect(answer.ok()).toBe(false);
		const { message } = submissionFailure.parse(await answer.json());
		expect(strayPart(message)).not.toMatch(/\p{L}/u);
	});
}
