import type { Page } from "@playwright/test";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import {
	openAssessment,
	option,
	scoreMeter,
	stepLink,
	textField,
} from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";

const answers = { experience: "some" as const, challenges: ["inventory" as const], interests: [] };
const report = `/assessment#${encodeShareLink({ answers, takenOn: calendarDate("2026-03-04") })}`;

/** A password manager puts its sign next to the field of the address before the page's script starts. */
const markFields = (page: Page) =>
	page.addInitScript(() =>
		addEventListener("DOMContentLoaded", () =>
			document.querySelector("main [name=email]")?.after(document.createElement("div")),
		),
	);

test.describe("where an extension of the browser adds its own elements to the page before the script starts", () => {
	test("the assessment can be taken", async ({ page }) => {
		await markFields(page);
		await openAssessment(page);
		await textField(page, "companyName").fill("Kōwhai Joinery");
		await stepLink(page, "today").click();
		await option(page, "experience", "some").check();
		await expect(page.getByRole("complementary")).toBeVisible();
	});

	test("a link to a report opens it", async ({ page }) => {
		await markFields(page);
		await page.goto(report);
		await expect(scoreMeter(page)).toBeVisible();
	});

	for (const [form, address, field, choices] of [
		["a message", "/contact", "message", []],
		["an assessment", "/assessment", "companyName", ["industry", "revenue"]],
	] as const)
		test(`what was typed of ${form} before then stays, the focus too`, async ({ page }) => {
			const { promise: typed, resolve: letScriptsPass } = Promise.withResolvers<void>();
			await markFields(page);
			await page.route("**/_astro/*Form*.js", async (route) => {
				await typed;
				await route.continue();
			});
			await page.goto(address);
			for (const choice of choices) await textField(page, choice).last().check();
			const place = textField(page, field);
			await place.focus();
			await page.keyboard.type("Before the script");
			letScriptsPass();
			await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
			await expect(place).toHaveValue("Before the script");
			await expect(place).toBeFocused();
			for (const choice of choices) await expect(textField(page, choice).last()).toBeChecked();
			await page.keyboard.type(", and after");
			await expect(place).toHaveValue("Before the script, and after");
		});
});
