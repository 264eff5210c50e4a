import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

test("a half-written message survives a reload, and says that it stays on the device", async ({ page }) => {
	const visitor = someVisitor();
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await expect(formOn(page)).toContainText(
		"What you type stays in this browser until you send it or clear it.",
	);
	await page.reload();
	await whenFormIsReady(page);
	await expect(control(page, "First name")).toHaveValue(visitor.firstName);
	await expect(control(page, "Message")).toHaveValue(visitor.message);
});

test("a draft is cleared at one press, for good", async ({ page }) => {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await formOn(page).getByRole("button", { name: "Clear the form" }).click();
	await expect(control(page, "Message")).toHaveValue("");
	await expect(control(page, "First name")).toBeFocused();
	await page.reload();
	await whenFormIsReady(page);
	await expect(control(page, "Message")).toHaveValue("");
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("what was typed before the script arrived stays, and is kept as a draft", async ({ page }) => {
	const visitor = someVisitor();
	const { promise: typed, resolve: letScriptsPass } = Promise.withResolvers<void>();
	await page.route("**/_astro/*.js", async (route) => {
		await typed;
		await route.continue();
	});
	await page.goto("/contact");
	await typeInto(page, visitor);
	letScriptsPass();
	await whenFormIsReady(page);
	await expect(control(page, "Message")).toHaveValue(visitor.message);
	await expect(formOn(page).getByRole("button", { name: "Clear the form" })).toBeVisible();
});

test("a message that was sent leaves no draft behind", async ({ page }) => {
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
	await page.reload();
	await whenFormIsReady(page);
	await expect(control(page, "Message")).toHaveValue("");
});

test("a draft of one form does not appear in another", async ({ page }) => {
	await page.goto("/services/ai-marketing");
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await page.goto("/services/ai-consulting");
	await whenFormIsReady(page);
	await expect(control(page, "Message")).toHaveValue("");
});
