import { day } from "#domain/durations.ts";
import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, siteCopy } from "#tests/support/copy.ts";

test.describe("a visitor in Kolkata", () => {
	test.use({ timezoneId: "Asia/Kolkata" });

	test("reads the home page, goes to contact, sends a message and gets a receipt; the company finds the lead", async ({
		page,
		site,
	}) => {
		const visitor = someVisitor();
		await page.goto("/");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.getByRole("banner").getByRole("link", { name: siteCopy.contact }).click();
		await expect(page).toHaveURL("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await control(page, "company").fill("Tāmati & Sons");
		await submitButton(page).click();

		const receipt = page.locator(".receipt");
		await expect(receipt.getByRole("heading")).toHaveText(formCopy.thanks("contact"));
		await expect(receipt).toBeFocused();
		const [lead, ...others] = await site.leadsWith(visitor.message);
		expect(others).toEqual([]);
		if (!lead) throw new Error("The company has no such lead");
		expect(lead).toMatchObject({ form: "contact", page: "/contact", timeZone: "Asia/Kolkata" });
		expect(lead.values).toEqual({ ...visitor, company: "Tāmati & Sons", product: "" });
		await expect(receipt).toContainText(lead.reference);
		expect(lead.dueAt.getTime() - lead.receivedAt.getTime()).toBe(day);

		const due = receipt.locator("time");
		await expect(due).toHaveAttribute("datetime", lead.dueAt.toISOString());
		const format = { hour: "numeric", minute: "2-digit", timeZone: "Asia/Kolkata" } as const;
		await expect(due).toContainText(new Intl.DateTimeFormat("en-NZ", format).format(lead.dueAt));
		await expect(due).toContainText(/IST|GMT\+5:30/);
		// The receipt says it; a message over it would only cover it.
		await expect(page.locator(".toast:popover-open")).toHaveCount(0);
	});
});

test("a pasted message that is too long is kept whole, and the visitor is asked to shorten it", async ({
	page,
}) => {
	const visitor = someVisitor();
	const tooLong = visitor.message.padEnd(5507, "x");
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, { ...visitor, message: "" });
	await control(page, "message").focus();
	await page.keyboard.insertText(tooLong);
	await submitButton(page).click();
	await expect(formOn(page).getByRole("alert")).toBeFocused();
	const label = formCopy.label("contact", "message");
	await expect(control(page, "message")).toHaveAccessibleDescription(
		containing(formCopy.tooLong({ label, max: "5,000" })),
	);
	await expect(control(page, "message")).toHaveValue(tooLong);
});

/** For what may have a hint before it or behind it. */
const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

test.describe("a visitor who leaves fields empty", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/contact");
		await whenFormIsReady(page);
		await submitButton(page).click();
	});

	test("hears of each next to it and in a summary that takes the focus", async ({ page }) => {
		const summary = formOn(page).getByRole("alert");
		await expect(summary).toBeFocused();
		await expect(summary).toContainText(formCopy.toCorrect(4));
		for (const field of ["firstName", "lastName", "email", "message"]) {
			const labelled = formOn(page).getByLabel(formCopy.label("contact", field));
			await expect(labelled).toHaveAttribute("name", field);
			await expect(labelled).toHaveAttribute("aria-invalid", "true");
			await expect(labelled).toHaveAccessibleDescription(containing(formCopy.missing("contact", field)));
		}
	});

	test("gets to a field by its link in the summary", async ({ page }) => {
		for (const field of ["lastName", "message"]) {
			const name = formCopy.missing("contact", field);
			await formOn(page).getByRole("alert").getByRole("link", { name }).click();
			await expect(control(page, field)).toBeFocused();
		}
	});

	test("no longer hears of a field once it is right, nor of a new one while typing", async ({ page }) => {
		const summary = formOn(page).getByRole("alert");
		await control(page, "email").pressSequentially("mere@");
		await expect(summary).toContainText(formCopy.toCorrect(4));
		await control(page, "email").pressSequentially("example.co.nz");
		await expect(summary).toContainText(formCopy.toCorrect(3));
		await expect(control(page, "email")).toBeFocused();
		await expect(control(page, "email")).not.toHaveAttribute("aria-invalid");
		await expect(control(page, "email")).toHaveAccessibleDescription("");
		await control(page, "email").fill("");
		await expect(summary).toContainText(formCopy.toCorrect(3));
		await typeInto(page, someVisitor());
		await expect(summary).toHaveCount(0);
		await expect(control(page, "message")).toBeFocused();
	});

	test("sends it once what was missing is filled in", async ({ page, site }) => {
		const visitor = someVisitor();
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		expect(await site.leadsWith(visitor.message)).toHaveLength(1);
	});
});

test("a mail address without a host is pointed out, and nothing is sent", async ({ page, site }) => {
	const visitor = { ...someVisitor(), email: "mere@" };
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(control(page, "email")).toHaveAccessibleDescription(formCopy.notAnEmail);
	await expect(formOn(page).getByRole("alert")).toContainText(formCopy.toCorrect(1));
	expect(await site.leadsWith(visitor.message)).toEqual([]);
	await expect(control(page, "message")).toHaveValue(visitor.message);
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
	await expect(control(page, "phone")).toHaveAttribute("placeholder", formCopy.placeholder("about", "phone"));
	await control(page, "name").fill("Arjun Nair");
	await control(page, "email").fill(email);
	await control(page, "phone").fill("+91 98100 00000");
	await control(page, "message").fill(message);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	const values = { name: "Arjun Nair", email, phone: "+91 98100 00000", message };
	expect(await site.leadsWith(message)).toMatchObject([{ form: "about", page: "/company", values }]);
});
