import type { Page } from "@playwright/test";
import { day } from "#domain/durations.ts";
import { beforeSessions } from "#tests/support/before-sessions.ts";
import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, pageCopy } from "#tests/support/copy.ts";
import { RunningService } from "#tests/support/running-service.ts";

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

test("a message begun elsewhere in the tab is there when another is written after the receipt, and is kept", async ({
	page,
}) => {
	const { message } = someVisitor();
	await sendMessage(page);
	await page.goto("/company");
	await page.goto("/contact");
	await whenFormIsReady(page);
	await control(page, "message").fill(message);
	await expect(formOn(page)).toContainText(formCopy.draftKept);
	await page.goBack();
	await page.goBack();
	await receiptOn(page).getByRole("button", { name: formCopy.again }).click();
	await expect(control(page, "message")).toHaveValue(message);
	await control(page, "firstName").fill("Mere");
	await page.reload();
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue(message);
});

test.describe("a day before the first session ends", () => {
	test.use({ startsAt: beforeSessions });

	test("who registers for a session and comes back after it can ask for the recording, and does not read that they have", async ({
		page,
		ownSite,
	}) => {
		await page.clock.setSystemTime(beforeSessions);
		await page.goto(`${ownSite.origin}/resources/webinars`);
		await page.getByRole("main").getByRole("link", { name: pageCopy.register }).first().click();
		await whenFormIsReady(page);
		const { firstName, lastName, email } = someVisitor();
		for (const [field, text] of Object.entries({ firstName, lastName, email }))
			await control(page, field).fill(text);
		await submitButton(page).click();
		await expect(receiptOn(page)).toContainText(pageCopy.afterSessionForm("register"));
		await page.reload();
		await expect(receiptOn(page)).toContainText(pageCopy.afterSessionForm("register"));

		const later = new RunningService({ startsAt: new Date(beforeSessions.getTime() + 2 * day) });
		try {
			await later.start();
			const { pathname } = new URL(page.url());
			await page.route(`**${pathname}`, async (route) =>
				route.fulfill({ response: await route.fetch({ url: later.origin + pathname }) }),
			);
			await page.reload();
			await whenFormIsReady(page);
			await expect(submitButton(page)).toHaveText(pageCopy.requestRecording);
			await expect(receiptOn(page)).toHaveCount(0);
		} finally {
			await later.remove();
		}
	});
});
