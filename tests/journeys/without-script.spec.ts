import { control, formOn, someVisitor, submitButton, typeInto } from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, pageCopy, siteCopy } from "#tests/support/copy.ts";

test.use({ javaScriptEnabled: false });

test("a message sent without JavaScript ends on a receipt with the times of the three offices", async ({
	page,
	site,
}) => {
	const visitor = someVisitor();
	await page.goto("/");
	await page.getByRole("banner").getByRole("link", { name: siteCopy.contact }).click();
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\/[\w-]{22}$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCopy.thanks("contact"));
	const [lead] = await site.leadsWith(visitor.message);
	if (!lead) throw new Error("The company has no such lead");
	expect(lead.page).toBe("/contact");
	await expect(page.getByRole("main")).toContainText(lead.reference);
	for (const { name, timeZone } of siteCopy.offices) {
		const time = new Intl.DateTimeFormat("en-NZ", { hour: "numeric", minute: "2-digit", timeZone }).format(
			lead.dueAt,
		);
		const line = page.getByRole("main").locator(".office-times > div").filter({ hasText: name });
		await expect(line).toContainText(time);
	}
});

test("a faulty form comes back with what was typed, and is then taken", async ({ page, site }) => {
	const visitor = someVisitor();
	await page.goto("/contact");
	// The browser's own check knows no dot in a host; the service does.
	await typeInto(page, { ...visitor, email: "mere@example" });
	await control(page, "company").fill("Tāmati & Sons");
	await submitButton(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCopy.notSent);
	await expect(control(page, "message")).toHaveValue(visitor.message);
	await expect(control(page, "company")).toHaveValue("Tāmati & Sons");
	await expect(control(page, "email")).toHaveAttribute("aria-invalid", "true");
	await page.getByRole("alert").getByRole("link").click();
	await expect(control(page, "email")).toBeFocused();
	await control(page, "email").fill(visitor.email);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\//);
	expect(await site.leadsWith(visitor.message)).toMatchObject([
		{ form: "contact", values: { company: "Tāmati & Sons" } },
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
	expect(await site.leadsWith(visitor.message)).toHaveLength(1);
});

test("an enquiry that comes back still names its service", async ({ page, site }) => {
	const visitor = someVisitor();
	await page.goto("/services/ai-consulting#enquire");
	await typeInto(page, { ...visitor, email: "mere@example" });
	await submitButton(page).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(formCopy.notSent);
	await control(page, "email").fill(visitor.email);
	await submitButton(page).click();
	await expect(page).toHaveURL(/\/forms\/received\//);
	const kept = { form: "enquiry", page: "/services/ai-consulting", values: { service: "ai-consulting" } };
	expect(await site.leadsWith(visitor.message)).toMatchObject([kept]);
});

test("a policy's button leads to its page", async ({ page }) => {
	await page.goto("/products");
	await page
		.getByRole("contentinfo")
		.getByRole("button", { name: pageCopy.policy("terms") })
		.click();
	await expect(page).toHaveURL(/\/terms\??$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(pageCopy.policy("terms"));
});

test("no form asks for script, and no switch stands there that does nothing", async ({ page }) => {
	await page.goto("/contact");
	await expect(formOn(page)).toBeVisible();
	await expect(page.getByRole("group", { name: siteCopy.theme("legend") })).toBeHidden();
});
