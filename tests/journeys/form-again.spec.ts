import { control, formOn, someVisitor, submitButton, typeInto } from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, siteCopy } from "#tests/support/copy.ts";

test.use({ javaScriptEnabled: false });

test("a form that comes back says once that it was not sent, and shows the way to where it stood", async ({
	page,
}) => {
	await page.goto("/services/ai-consulting#enquire");
	// The browser's own check knows no dot in a host; the service does.
	await typeInto(page, { ...someVisitor(), email: "mere@example" });
	await submitButton(page).click();
	await expect(page.getByText(formCopy.notSent, { exact: true })).toHaveCount(1);
	await expect(page.getByRole("alert")).toHaveCount(1);
	const breadcrumbs = page.getByRole("navigation", { name: siteCopy.breadcrumbs });
	await expect(breadcrumbs.getByRole("link")).toHaveCount(3);
	await breadcrumbs.getByRole("link").last().click();
	await expect(page).toHaveURL("/services/ai-consulting");
	await expect(formOn(page)).toBeVisible();
});

test("every message form comes back with its own way back", async ({ page }) => {
	for (const [address, nameFields] of [
		["/contact", ["firstName", "lastName"]],
		["/company", ["name"]],
	] as const) {
		await page.goto(address);
		for (const field of ["email", "message"]) await control(page, field).fill("a@b");
		for (const field of nameFields) await control(page, field).fill("Mere");
		await submitButton(page).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCopy.notSent);
		const breadcrumbs = page.getByRole("navigation", { name: siteCopy.breadcrumbs });
		await expect(breadcrumbs.getByRole("link").last()).toHaveAttribute("href", address);
	}
});

test("who opens the address of a form that came back is led to the page with the form", async ({ page }) => {
	await page.goto("/contact");
	await typeInto(page, { ...someVisitor(), email: "mere@example" });
	await submitButton(page).click();
	await expect(page).toHaveURL("/forms/contact");
	await page.goto(page.url());
	await expect(page).toHaveURL("/contact");
	await expect(formOn(page)).toBeVisible();
});
