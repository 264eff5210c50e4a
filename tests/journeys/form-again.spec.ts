import { control, formOn, someVisitor, submitButton, typeInto } from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("a form that comes back says once that it was not sent, and shows the way to where it stood", async ({
	page,
}) => {
	await page.goto("/services/ai-consulting#enquire");
	// The browser's own check knows no dot in a host; the service does.
	await typeInto(page, { ...someVisitor(), email: "mere@example" });
	await submitButton(page).click();
	await expect(page.getByText("Not sent yet", { exact: true })).toHaveCount(1);
	await expect(page.getByRole("alert")).toHaveCount(1);
	const breadcrumbs = page.getByRole("navigation", { name: "You are here" });
	await expect(breadcrumbs.getByRole("link")).toHaveCount(3);
	await breadcrumbs.getByRole("link").last().click();
	await expect(page).toHaveURL("/services/ai-consulting");
	await expect(formOn(page)).toBeVisible();
});

test("every message form comes back with its own way back", async ({ page }) => {
	for (const [address, back] of [
		["/contact", "/contact"],
		["/company", "/company"],
	] as const) {
		await page.goto(address);
		for (const field of ["Email", "Message"]) await control(page, field).fill("a@b");
		for (const name of await formOn(page)
			.getByLabel(/^(First name|Last name|Name)$/)
			.all())
			await name.fill("Mere");
		await submitButton(page).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
		const breadcrumbs = page.getByRole("navigation", { name: "You are here" });
		await expect(breadcrumbs.getByRole("link").last()).toHaveAttribute("href", back);
	}
});

test("who opens an address that only takes forms is told so in plain words, and led on", async ({ page }) => {
	await page.goto("/forms/contact");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to read here");
	await expect(page).toHaveTitle(/^Nothing to read here/);
	await expect(page.getByRole("main")).toContainText("Status 405");
	await page.getByRole("main").getByRole("link", { name: "Tell us about it" }).click();
	await expect(page).toHaveURL("/contact");
});
