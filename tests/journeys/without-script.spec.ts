import { control, formOn, someVisitor, submitButton, typeInto } from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("a message sent without JavaScript ends on a receipt with the times of the three offices", async ({
	page,
	site,
}) => {
	const visitor = someVisitor();
	await page.goto("/");
	await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\/[\w-]{22}$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, your message has arrived");
	const [lead] = site.leadsWith(visitor.message);
	if (!lead) throw new Error("The company has no such lead");
	expect(lead.page).toBe("/contact");
	await expect(page.getByRole("main")).toContainText(lead.reference);
	for (const [office, timeZone] of [
		["New Zealand", "Pacific/Auckland"],
		["India", "Asia/Kolkata"],
		["Malaysia", "Asia/Kuala_Lumpur"],
	] as const) {
		const time = new Intl.DateTimeFormat("en-NZ", { hour: "numeric", minute: "2-digit", timeZone }).format(
			lead.dueAt,
		);
		const line = page.getByRole("main").getByRole("listitem").filter({ hasText: office });
		await expect(line).toContainText(time);
	}
});

test("a faulty form comes back with what was typed, and is then taken", async ({ page, site }) => {
	const visitor = someVisitor();
	await page.goto("/contact");
	// The browser's own check knows no dot in a host; the service does.
	await typeInto(page, { ...visitor, email: "mere@example" });
	await control(page, "Company").fill("Tāmati & Sons");
	await submitButton(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
	await expect(control(page, "Message")).toHaveValue(visitor.message);
	await expect(control(page, "Company")).toHaveValue("Tāmati & Sons");
	await expect(control(page, "Email")).toHaveAttribute("aria-invalid", "true");
	await page.getByRole("alert").getByRole("link").click();
	await expect(control(page, "Email")).toBeFocused();
	await control(page, "Email").fill(visitor.email);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\//);
	expect(site.leadsWith(visitor.message)).toMatchObject([
		{ form: "contact", answers: { company: "Tāmati & Sons" } },
	]);
});

test("reloading the receipt, or going back and sending the same again, keeps one lead", async ({
	page,
	site,
}) => {
	const visitor = someVisitor();
	await page.goto("/contact");
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\//);
	await page.reload();
	await page.goBack();
	await expect(page).toHaveURL("/contact");
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\//);
	expect(site.leadsWith(visitor.message)).toHaveLength(1);
});

test("an enquiry that comes back still names its service", async ({ page, site }) => {
	const visitor = someVisitor();
	await page.goto("/services/ai-consulting#enquire");
	await typeInto(page, { ...visitor, email: "mere@example" });
	await submitButton(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
	await control(page, "Email").fill(visitor.email);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\//);
	const kept = { form: "enquiry", page: "/services/ai-consulting", answers: { service: "ai-consulting" } };
	expect(site.leadsWith(visitor.message)).toMatchObject([kept]);
});

test("a policy's button leads to its page", async ({ page }) => {
	await page.goto("/products");
	await page.getByRole("contentinfo").getByRole("button", { name: "Terms of Service" }).click();
	await expect(page).toHaveURL(/\/terms\??$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
});

test("no form asks for script, and no switch stands there that does nothing", async ({ page }) => {
	await page.goto("/contact");
	await expect(formOn(page)).toBeVisible();
	await expect(page.getByRole("group", { name: "Appearance" })).toBeHidden();
});
