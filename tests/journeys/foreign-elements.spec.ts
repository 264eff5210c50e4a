import type { Page } from "@playwright/test";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { questions } from "#domain/readiness/questions.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import {
	openAssessment,
	option,
	scoreMeter,
	stepLink,
	textField,
} from "#tests/support/browser/assessment-form.ts";
import {
	control,
	formOn,
	someVisitor,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, reportCopy } from "#tests/support/copy.ts";

const answers = { experience: "some" as const, challenges: ["inventory" as const], interests: [] };
const report = `/assessment#${encodeShareLink({ answers, takenOn: calendarDate("2026-03-04") })}`;

/** A password manager puts its sign next to the field of the address before the page's script starts. */
const markFields = (page: Page) =>
	page.addInitScript(() =>
		addEventListener("DOMContentLoaded", () =>
			document.querySelector("main [name=email]")?.after(document.createElement("div")),
		),
	);

/** Puts each text of an element into elements of its own, as a browser does that translates it. It runs in the page. */
function translate(place: Element | null): void {
	if (!place) throw new Error("nothing to translate");
	const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
	for (const text of texts.filter(({ data }) => data.trim() !== "")) {
		const translated = document.createElement("font");
		translated.textContent = `${text.data}é`;
		text.replaceWith(translated);
	}
}

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

test.describe("where the browser translates the page while it is read", () => {
	test("the stage next to the form follows the answers as the score does", async ({ page }) => {
		await openAssessment(page, "/assessment#step-2");
		await option(page, "experience", "none").check();
		const stage = page.locator(".range-panel-stage");
		await page.goto("/assessment#step-5");
		for (const question of questions) await option(page, question, "0").check();
		await expect(stage).toContainText(reportCopy.stage("not-considering"));
		await stage.evaluate(translate);
		for (const question of questions) await option(page, question, "100").check();
		await expect(stage).toContainText(reportCopy.stage("embedded"));
		await expect(stage).not.toContainText(reportCopy.stage("not-considering"));
	});

	test("the note under a message says that the form was cleared", async ({ page }) => {
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, someVisitor());
		const note = formOn(page)
			.locator(".form-note")
			.filter({ has: page.getByRole("button") });
		await note.evaluate(translate);
		await note.getByRole("button").click();
		await expect(note).toContainText(formCopy.cleared);
		await expect(note).not.toContainText(formCopy.draftKept);
		await expect(control(page, "message")).toHaveValue("");
	});
});
