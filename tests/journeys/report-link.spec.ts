import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { scoreMeter, stepTitle } from "#tests/support/browser/assessment-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { assessmentCopy, reportCopy } from "#tests/support/copy.ts";

const answers = { experience: "some" as const, challenges: ["inventory" as const], interests: [] };
const link = `/assessment#${encodeShareLink({ answers, takenOn: calendarDate("2026-03-04") })}`;

test.describe("a link to a report", () => {
	test("says at once that the report is opening, and shows no form until it is there", async ({ page }) => {
		const { promise: seen, resolve: letScriptsPass } = Promise.withResolvers<void>();
		await page.route("**/_astro/*.js", async (route) => {
			await seen;
			await route.continue();
		});
		await page.goto(link, { waitUntil: "commit" });
		await expect(page.getByRole("status").filter({ hasText: assessmentCopy.opening })).toBeVisible();
		await expect(stepTitle(page, "business")).toBeHidden();
		letScriptsPass();
		await expect(scoreMeter(page)).toBeVisible();
		await expect(page.getByText(assessmentCopy.opening)).toBeHidden();
	});

	test("gives the page the report's title, and the questions get theirs back", async ({ page }) => {
		await page.goto("/assessment");
		const title = await page.title();
		await page.goto(link);
		await expect(page).toHaveTitle(reportCopy.documentTitle({ date: "4 March 2026" }));
		await page.getByRole("link", { name: reportCopy.again }).click();
		await expect(page).toHaveTitle(title);
	});

	test("keeps its report in the address when a visitor skips to the content, and opens it again", async ({
		page,
	}) => {
		await page.goto(link);
		await expect(scoreMeter(page)).toBeVisible();
		await page.locator(".skip").focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("main")).toBeFocused();
		await expect(page).toHaveURL(link);
		await page.reload();
		await expect(scoreMeter(page)).toBeVisible();
	});

	test("says plainly what is wrong where the script is blocked, with a way to the assessment", async ({
		page,
	}) => {
		await page.route("**/_astro/*.js", (route) => route.abort());
		await page.goto(link);
		const refusal = page.getByRole("alert").filter({ hasText: assessmentCopy.blocked });
		await expect(refusal).toBeVisible();
		await expect(page.getByText(assessmentCopy.opening)).toBeHidden();
		await expect(stepTitle(page, "business")).toBeHidden();
		await refusal.getByRole("link").click();
		await expect(stepTitle(page, "business")).toBeVisible();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the page says that a link to a report needs it, above a form that works", async ({ page }) => {
		await page.goto(link);
		// Playwright finds no text in a noscript element by itself.
		await expect(page.locator("main noscript .form-note")).toHaveText(assessmentCopy.reportNeedsScript);
		await expect(stepTitle(page, "business")).toBeVisible();
	});
});
