import type { Page } from "@playwright/test";
import { letFormsBeBegunEarlier } from "#tests/support/browser/begun-earlier.ts";
import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	type Visitor,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { emptyStorage, fillStorage } from "#tests/support/browser/full-storage.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy } from "#tests/support/copy.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";

/** Types a message into the contact form, and loads the page again once it is stored on the device. */
async function typeAndComeBack(page: Page, visitor: Visitor): Promise<void> {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await expect(formOn(page)).toContainText(formCopy.draftKept);
	await page.reload();
	await whenFormIsReady(page);
}

test("a half-written message survives a reload, and says that it stays on the device", async ({ page }) => {
	const visitor = someVisitor();
	await typeAndComeBack(page, visitor);
	await expect(control(page, "firstName")).toHaveValue(visitor.firstName);
	await expect(control(page, "message")).toHaveValue(visitor.message);
});

test("who comes back to a message, changes a field and sends it at once is not suspected", async ({
	page,
	site,
}) => {
	const visitor = someVisitor();
	await letFormsBeBegunEarlier(page, site);
	await typeAndComeBack(page, visitor);
	await control(page, "company").fill("Tāmati Orchards");
	await control(page, "company").press("Enter");
	await expect(page.locator(".receipt")).toBeVisible();
	expect(await exportedLeads(site, visitor.message)).toMatchObject([{ state: "new", spamSignals: [] }]);
});

test("a message begun at an address that ends with a slash goes on at the one without", async ({ page }) => {
	const visitor = someVisitor();
	await page.goto("/contact/");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await expect(formOn(page)).toContainText(formCopy.draftKept);
	await page.goto("/contact");
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue(visitor.message);
});

test("a draft is cleared at one press, for good", async ({ page }) => {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await formOn(page).getByRole("button", { name: formCopy.clear }).click();
	await expect(control(page, "message")).toHaveValue("");
	await page.reload();
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue("");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("who cleared the form by mistake hears of it and has everything back at one press, also after a reload", async ({
	page,
}) => {
	const visitor = someVisitor();
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	const clear = formOn(page).getByRole("button", { name: formCopy.clear });
	const undo = formOn(page).getByRole("button", { name: formCopy.undo });
	await clear.press("Enter");
	await expect(control(page, "message")).toHaveValue("");
	await expect(formOn(page).getByRole("status")).toContainText(formCopy.cleared);
	await expect(undo).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(control(page, "firstName")).toHaveValue(visitor.firstName);
	await expect(control(page, "message")).toHaveValue(visitor.message);
	await expect(clear).toBeFocused();
	await page.reload();
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue(visitor.message);
	// The second press of a double click undoes nothing.
	await clear.dblclick();
	await expect(undo).toBeVisible();
	await expect(control(page, "message")).toHaveValue("");
});

test("who types after the form was cleared goes on with that, and is offered nothing of before", async ({
	page,
}) => {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await formOn(page).getByRole("button", { name: formCopy.clear }).click();
	await control(page, "message").fill("And our stock counts?");
	await expect(formOn(page).getByRole("button", { name: formCopy.clear })).toBeVisible();
	await expect(formOn(page).getByRole("button", { name: formCopy.undo })).toHaveCount(0);
});

test("what a full storage cannot take is not said to stay, until there is room, and leaves with the message", async ({
	page,
}) => {
	const visitor = someVisitor();
	await page.goto("/contact");
	await whenFormIsReady(page);
	await control(page, "message").fill("Short");
	await expect(formOn(page)).toContainText(formCopy.draftKept);
	await fillStorage(page);
	await typeInto(page, visitor);
	await expect(formOn(page)).not.toContainText(formCopy.draftKept);
	await emptyStorage(page);
	await control(page, "lastName").fill("Tāmati-Hohepa");
	await expect(formOn(page)).toContainText(formCopy.draftKept);
	await fillStorage(page);
	await control(page, "message").fill(`${visitor.message} ${visitor.message}`);
	await expect(formOn(page)).not.toContainText(formCopy.draftKept);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	await emptyStorage(page);
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("what was typed before the script arrived stays, and is kept as a draft", async ({ page }) => {
	const visitor = someVisitor();
	const { promise: typed, resolve: letScriptsPass } = Promise.withResolvers<void>();
	await page.route("**/_astro/*.js", async (route) => {
		await typed;
		await route.continue();
	});
	// The page has loaded only when its scripts have.
	await page.goto("/contact", { waitUntil: "commit" });
	await typeInto(page, visitor);
	letScriptsPass();
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue(visitor.message);
	await expect(formOn(page).getByRole("button", { name: formCopy.clear })).toBeVisible();
});

test("a message that was sent leaves no draft behind", async ({ page }) => {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	await page.reload();
	await page.locator(".receipt").getByRole("button", { name: formCopy.again }).click();
	await expect(control(page, "message")).toHaveValue("");
});

test("who writes another message gets an empty form, and hears of no draft that was removed", async ({
	page,
}) => {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await submitButton(page).click();
	await page.locator(".receipt").getByRole("button", { name: formCopy.again }).click();
	await expect(control(page, "firstName")).toBeFocused();
	await expect(control(page, "message")).toHaveValue("");
	await expect(page.locator(".toast")).not.toContainText(formCopy.cleared);

	await control(page, "message").fill("And our stock counts?");
	await formOn(page).getByRole("button", { name: formCopy.clear }).click();
	await expect(formOn(page).getByRole("status")).toContainText(formCopy.cleared);
});

test("who cleared the form, sent another message and writes a third is not offered what was cleared", async ({
	page,
}) => {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await control(page, "message").fill("Not for others");
	await formOn(page).getByRole("button", { name: formCopy.clear }).click();
	await typeInto(page, someVisitor());
	await submitButton(page).click();
	await page.locator(".receipt").getByRole("button", { name: formCopy.again }).click();
	await expect(control(page, "firstName")).toBeFocused();
	await expect(formOn(page).getByRole("button", { name: formCopy.undo })).toHaveCount(0);
});

test("a draft of one form does not appear in another", async ({ page }) => {
	await page.goto("/services/ai-marketing");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await page.goto("/services/ai-consulting");
	await whenFormIsReady(page);
	await expect(control(page, "message")).toHaveValue("");
});
