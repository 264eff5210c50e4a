import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

test.describe("a visitor in Kolkata", () => {
	test.use({ timezoneId: "Asia/Kolkata" });

	test("reads the home page, goes to contact, sends a message and gets a receipt; the company finds the lead", async ({
		page,
		site,
	}) => {
		const visitor = someVisitor();
		await page.goto("/");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI solutions for your business");
		await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
		await expect(page).toHaveURL("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await control(page, "Company").fill("Tāmati & Sons");
		await submitButton(page).click();

		const receipt = page.locator(".receipt");
		await expect(receipt.getByRole("heading")).toHaveText("Thank you, your message has arrived");
		await expect(receipt).toBeFocused();
		const [lead, ...others] = site.leadsWith(visitor.message);
		expect(others).toEqual([]);
		if (!lead) throw new Error("The company has no such lead");
		expect(lead).toMatchObject({ form: "contact", page: "/contact" });
		expect(lead.values).toEqual({ ...visitor, company: "Tāmati & Sons" });
		await expect(receipt).toContainText(lead.reference);
		expect(lead.dueAt.getTime() - lead.receivedAt.getTime()).toBe(24 * 60 * 60 * 1000);

		const due = receipt.locator("time");
		await expect(due).toHaveAttribute("datetime", lead.dueAt.toISOString());
		const format = { hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" } as const;
		await expect(due).toContainText(new Intl.DateTimeFormat("en-NZ", format).format(lead.dueAt));
		await expect(due).toContainText(/IST|GMT\+5:30/);
		await expect(page.getByRole("status").filter({ hasText: "Message sent" })).toBeVisible();
	});
});

test.describe("a visitor who leaves fields empty", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/contact");
		await whenFormIsReady(page);
		await submitButton(page).click();
	});

	test("hears of each beside it and in a summary that takes the focus", async ({ page }) => {
		const summary = formOn(page).getByRole("alert");
		await expect(summary).toBeFocused();
		await expect(summary).toContainText("4 fields need another look.");
		for (const [label, copy] of [
			["First name", "Enter your first name."],
			["Last name", "Enter your last name."],
			["Email", "Enter the email address that we should reply to."],
			["Message", "Tell us in a line or two what it is about."],
		] as const) {
			await expect(control(page, label)).toHaveAttribute("aria-invalid", "true");
			await expect(control(page, label)).toHaveAccessibleDescription(new RegExp(copy));
		}
	});

	test("gets to a field by its link in the summary", async ({ page }) => {
		for (const copy of ["Enter your last name.", "Tell us in a line or two what it is about."]) {
			await formOn(page).getByRole("alert").getByRole("link", { name: copy }).click();
			await expect(control(page, copy.includes("last name") ? "Last name" : "Message")).toBeFocused();
		}
	});

	test("sends it once what was missing is filled in", async ({ page, site }) => {
		const visitor = someVisitor();
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		expect(site.leadsWith(visitor.message)).toHaveLength(1);
	});
});

test("a mail address without a host is pointed out, and nothing is sent", async ({ page, site }) => {
	const visitor = { ...someVisitor(), email: "mere@" };
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(control(page, "Email")).toHaveAccessibleDescription(/such as mere@example.co.nz/);
	await expect(formOn(page).getByRole("alert")).toContainText("One field needs another look.");
	expect(site.leadsWith(visitor.message)).toEqual([]);
	await expect(control(page, "Message")).toHaveValue(visitor.message);
});

test("the console gets a note without personal data", async ({ page }) => {
	const visitor = someVisitor();
	const notes: string[] = [];
	page.on("console", (message) => notes.push(message.text()));
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	expect(notes).toContain("Contact form submitted");
	expect(notes.join()).not.toContain(visitor.firstName);
});

test("someone who writes to the team leaves a number too", async ({ page, site }) => {
	const { message, email } = someVisitor();
	await page.goto("/company");
	await whenFormIsReady(page);
	await expect(control(page, "Contact Number")).toHaveAttribute("placeholder", /^\+64 /);
	await control(page, "Name").fill("Arjun Nair");
	await control(page, "Business Email").fill(email);
	await control(page, "Contact Number").fill("+91 98100 00000");
	await control(page, "Message").fill(message);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	const values = { name: "Arjun Nair", email, phone: "+91 98100 00000", message };
	expect(site.leadsWith(message)).toMatchObject([{ form: "about", page: "/company", values }]);
});
