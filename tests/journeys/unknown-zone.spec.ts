import type { Browser } from "@playwright/test";
import { takeAssessment } from "#tests/support/browser/assessment-form.ts";
import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { test as base, expect } from "#tests/support/browser/test.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

/** With a browser on a device whose time zone it does not know, as in a container without one. */
const test = base.extend<{ readonly unplaced: Browser }>({
	unplaced: async ({ playwright, launchOptions }, use) => {
		const browser = await playwright.chromium.launch({
			...launchOptions,
			env: { ...process.env, TZ: "Etc/Unknown" },
		});
		await use(browser);
		await browser.close();
	},
});

test("who takes the assessment where the browser does not know the time zone gets the report, and is a lead", async ({
	unplaced,
	site,
}) => {
	const page = await unplaced.newPage({ baseURL: site.origin });
	await takeAssessment(page);
	await expect(page.locator(".report-delivery.stored")).toBeVisible();
});

test("a colleague opens a lead where the browser does not know the time zone, and reads the sender's time too", async ({
	unplaced,
	site,
}) => {
	const lead = await leadSaying(site, "From far away", { email: "mere@example.co.nz" });
	const page = await colleague(unplaced, site, "Ana");
	await page.goto(deskAt(site, `/leads/${lead}`));
	await expect(page.locator(".timeline-time").first()).toContainText("Auckland");
});
