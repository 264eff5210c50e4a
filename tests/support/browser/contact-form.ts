import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";

/** What a visitor types; the message is like no other, so that its lead can be found. */
export interface Visitor {
	readonly firstName: string;
	readonly lastName: string;
	readonly email: string;
	readonly message: string;
}

export function someVisitor(): Visitor {
	return {
		firstName: "Mere",
		lastName: "Tāmati",
		email: "mere@example.co.nz",
		message: `Can you help with our stock counts? ${randomUUID()}`,
	};
}

/** The form that stands on the page. */
export function formOn(page: Page): Locator {
	return page.locator("main form.form");
}

/** The control with a label, in the page's form. */
export function control(page: Page, label: string): Locator {
	return formOn(page).getByLabel(label);
}

export async function typeInto(page: Page, { firstName, lastName, email, message }: Visitor): Promise<void> {
	await control(page, "First name").fill(firstName);
	await control(page, "Last name").fill(lastName);
	await control(page, "Email").fill(email);
	await control(page, "Message").fill(message);
}

/** Brings the form into view and waits for its script, without which the browser's own checks hold. */
export async function whenFormIsReady(page: Page): Promise<void> {
	await formOn(page).scrollIntoViewIfNeeded();
	await page.locator("astro-island:not([ssr]) form.form").waitFor();
	await page.locator("form.form[novalidate]").waitFor();
}

export function submitButton(page: Page): Locator {
	return formOn(page).locator('button[type="submit"]');
}
