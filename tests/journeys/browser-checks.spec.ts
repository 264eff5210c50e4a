import type { Page } from "@playwright/test";
import type { FormId } from "#domain/forms/forms.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formExamples, isPlain } from "../contract/examples.ts";
import type { FormExample } from "../contract/form-example.ts";
import { subjects } from "../contract/other-examples.ts";

// What the forms' own marks let through and hold back is the browser's to say, with no script to help.
test.use({ javaScriptEnabled: false });

const pages: Readonly<Record<FormId, string>> = {
	contact: "/contact",
	about: "/company",
	assessment: "/assessment",
	enquiry: `/services/${subjects.service}`,
	paper: `/resources/white-papers/${subjects.paper}`,
	webinar: `/resources/webinars/${subjects.webinar}`,
};

const formOf = (page: Page, { form }: FormExample) => page.locator(`main form[action="/forms/${form}"]`);
const field = (page: Page, example: FormExample, name: string) =>
	formOf(page, example).locator(`[name="${name}"]`);

/** Fills what a person can fill: what the form is about is in a hidden control, or comes with the script. */
async function fillIn(page: Page, example: FormExample): Promise<void> {
	for (const [name, value] of Object.entries(example.values)) {
		if (Object.hasOwn(subjects, name)) continue;
		const control = field(page, example, name);
		const kind = await control.first().getAttribute("type");
		if (kind !== "radio" && kind !== "checkbox") await control.fill(String(value));
		else for (const each of [value].flat()) await control.and(page.locator(`[value="${each}"]`)).check();
	}
}

async function submit(page: Page, example: FormExample): Promise<void> {
	await formOf(page, example).locator('button[type="submit"]').filter({ visible: true }).click();
}

/** The names of the fields that the browser finds wrong. */
const held = (page: Page, example: FormExample) =>
	formOf(page, example)
		.locator("[name]:invalid")
		.evaluateAll((controls) => controls.map((each) => each.getAttribute("name")));

const plain = formExamples.filter(isPlain);
const withProblem = (code: string) =>
	plain.filter(({ problems }) => problems.length > 0 && problems.every((problem) => problem.code === code));

const sent = plain.filter(({ problems, onlyWithScript }) => problems.length === 0 && !onlyWithScript);
for (const example of sent) {
	test(`${example.form}: the browser sends ${example.about}`, async ({ page }) => {
		await page.goto(pages[example.form]);
		await fillIn(page, example);
		expect(await held(page, example)).toEqual([]);
		await submit(page, example);
		await expect(page).toHaveURL(/\/(?:forms\/received|assessment\/report)\/[\w-]{22}$/);
	});
}

const empty = withProblem("required").filter(({ values }) => Object.keys(values).length === 0);
for (const example of [...empty, ...withProblem("not-an-email")]) {
	test(`${example.form}: the browser holds back ${example.about}`, async ({ page }) => {
		await page.goto(pages[example.form]);
		await fillIn(page, example);
		await submit(page, example);
		const [first] = example.problems;
		await expect(field(page, example, first?.field ?? "no field")).toBeFocused();
		expect(await held(page, example)).toEqual(example.problems.map(({ field }) => field));
		await expect(page).toHaveURL(pages[example.form]);
	});
}

for (const example of withProblem("too-long")) {
	test(`${example.form}: ${example.about} is sent and comes back whole`, async ({ page }) => {
		await page.goto(pages[example.form]);
		await fillIn(page, example);
		expect(await held(page, example)).toEqual([]);
		await submit(page, example);
		await expect(page).toHaveURL(`/forms/${example.form}`);
		for (const { field: name } of example.problems) {
			await expect(field(page, example, name)).toHaveValue(String(example.values[name]));
			await expect(field(page, example, name)).toHaveAttribute("aria-invalid", "true");
		}
	});
}

for (const example of withProblem("unknown")) {
	test(`${example.form}: there is no control for ${example.about}`, async ({ page }) => {
		await page.goto(pages[example.form]);
		await expect(formOf(page, example)).toBeVisible();
		for (const problem of example.problems) await expect(field(page, example, problem.field)).toHaveCount(0);
	});
}
