import type { Page } from "@playwright/test";
import {
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy } from "#tests/support/copy.ts";

const receiptOn = (page: Page) => page.locator(".receipt");

/** Sends a message by the contact form. @returns the reference on its receipt */
async function sendMessage(page: Page): Promise<string> {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await submitButton(page).click();
	return (await receiptOn(page).locator("p strong").first().textContent()) ?? "no reference";
}

test("a receipt is there again after a reload and on the way back, until another message is begun", async ({
	page,
}) => {
	const receipt = receiptOn(page);
	const reference = await sendMessage(page);
	await page.reload();
	await expect(receipt).toContainText(reference);
	await receipt.getByRole("link").first().click();
	await expect(page).not.toHaveURL("/contact");
	await page.goBack();
	await expect(receipt).toContainText(reference);
	await receipt.getByRole("button", { name: formCopy.again }).click();
	await page.reload();
	await whenFormIsReady(page);
	await expect(receipt).toHaveCount(0);
});

test("a receipt is there again after links to parts of the page and a reload, until another message is begun", async ({
	page,
}) => {
	const receipt = receiptOn(page);
	const reference = await sendMessage(page);
	const skip = page.locator('a[href="#content"]');
	for (const _ of ["a new entry of the history", "the same entry anew"]) {
		await skip.focus();
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/contact#content");
		await expect(receipt).toContainText(reference);
	}
	await page.reload();
	await expect(receipt).toContainText(reference);
	await receipt.getByRole("button", { name: formCopy.again }).click();
	await page.reload();
	await whenFormIsReady(page);
	await expect(formOn(page)).toBeVisible();
	await expect(receipt).toHaveCount(0);
});
