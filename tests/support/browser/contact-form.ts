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

/** The form that is on the page. */
export function formOn(page: Page): Locator {
	return page.locator("main form.form");
}

/** The control of a field, in the page's form. */
export function control(page: Page, field: string): Locator {
	return formOn(page).locator(`[name="${field}"]`);
}

export async function typeInto(page: Page, visitor: Visitor): Promise<void> {
	for (const [field, text] of Object.entries(visitor)) await control(page, field).fill(text);
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
