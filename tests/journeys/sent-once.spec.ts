import type { Page } from "@playwright/test";
import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy } from "#tests/support/copy.ts";

/** The service stores the message, and its answer doesn't arrive. */
const loseAnswer = (page: Page) =>
	page.route(
		"**/forms/contact",
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);

test.describe("a message is sent once", () => {
	test("however often the button is pressed", async ({ page, site }) => {
		const visitor = someVisitor();
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await submitButton(page).evaluate((button) => {
			if (!(button instanceof HTMLButtonElement)) throw new Error("no button");
			for (let press = 0; press < 5; press += 1) button.click();
		});
		await expect(page.locator(".receipt")).toBeVisible();
		expect(await site.leadsWith(visitor.message)).toHaveLength(1);
	});

	test("however often Enter is pressed in a field, on a slow connection", async ({ page, site }) => {
		const visitor = someVisitor();
		const { promise: pressed, resolve: letThrough } = Promise.withResolvers<void>();
		await page.route("**/forms/contact", async (route) => {
			await pressed;
			await route.continue();
		});
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		for (let press = 0; press < 5; press += 1) await control(page, "email").press("Enter");
		letThrough();
		await expect(page.locator(".receipt")).toBeVisible();
		expect(await site.leadsWith(visitor.message)).toHaveLength(1);
	});

	test("when its answer is lost and the visitor sends it again", async ({ page, site }) => {
		const visitor = someVisitor();
		let isFirst = true;
		await page.route("**/forms/contact", async (route) => {
			if (!isFirst) return route.continue();
			isFirst = false;
			await route.fetch();
			return route.abort();
		});
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(formOn(page).getByRole("alert")).toBeVisible();
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		const [lead, ...others] = await site.leadsWith(visitor.message);
		expect(others).toEqual([]);
		await expect(page.locator(".receipt")).toContainText(lead?.reference ?? "no lead");
	});

	for (const [what, isTouched] of [
		["as it is", false],
		["after a look at a field", true],
	] as const) {
		test(`when its answer is lost and the visitor reloads the page and sends the draft ${what}`, async ({
			page,
			site,
		}) => {
			const visitor = someVisitor();
			await loseAnswer(page);
			await page.goto("/contact");
			await whenFormIsReady(page);
			const key = page.waitForResponse("**/forms/key");
			await typeInto(page, visitor);
			await (await key).finished();
			await submitButton(page).click();
			await expect(formOn(page).getByRole("alert")).toBeVisible();
			await page.reload();
			await whenFormIsReady(page);
			if (isTouched) await control(page, "firstName").fill(visitor.firstName);
			await submitButton(page).click();
			await expect(page.locator(".receipt")).toBeVisible();
			const [lead, ...others] = await site.leadsWith(visitor.message);
			expect(others).toEqual([]);
			await expect(page.locator(".receipt")).toContainText(lead?.reference ?? "no lead");
			expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
		});
	}

	test("when its answer is lost and its form key comes only then", async ({ page, site }) => {
		const visitor = someVisitor();
		const { promise: keyIsWanted, resolve: letKeyThrough } = Promise.withResolvers<void>();
		await page.route("**/forms/key", async (route) => {
			await keyIsWanted;
			await route.continue();
		});
		await loseAnswer(page);
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(formOn(page).getByRole("alert")).toBeVisible();
		const key = page.waitForResponse("**/forms/key");
		letKeyThrough();
		await (await key).finished();
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		expect(await site.leadsWith(visitor.message)).toMatchObject([{ state: "new" }]);
	});

	test("when the visitor goes on and comes back", async ({ page, site }) => {
		const visitor = someVisitor();
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		await page.getByRole("banner").locator('a[href="/products"]').first().click();
		await expect(page).toHaveURL("/products");
		await page.goBack();
		await expect(page).toHaveURL("/contact");
		expect(await site.leadsWith(visitor.message)).toHaveLength(1);
	});
});

test("a second message can be written after the first, and is a lead of its own", async ({ page, site }) => {
	const [first, second] = [someVisitor(), someVisitor()];
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, first);
	await submitButton(page).click();
	await page.getByRole("button", { name: formCopy.again }).click();
	await expect(control(page, "firstName")).toBeFocused();
	await whenFormIsReady(page);
	await typeInto(page, second);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	for (const { message } of [first, second]) expect(await site.leadsWith(message)).toHaveLength(1);
});

test("what is sent can't be changed until its answer has come, and can again when the answer is lost", async ({
	page,
}) => {
	const visitor = someVisitor();
	const { promise: seen, resolve: letAnswer } = Promise.withResolvers<void>();
	await page.route("**/forms/contact", async (route) => {
		await seen;
		await route.abort();
	});
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await control(page, "message").focus();
	await page.keyboard.type("One more thing.");
	await expect(control(page, "message")).toHaveValue(visitor.message);
	await expect(control(page, "message")).toBeFocused();
	await expect(formOn(page).getByRole("button", { name: formCopy.clear })).toBeHidden();
	letAnswer();
	await expect(formOn(page).getByRole("alert")).toBeVisible();
	await page.keyboard.type("One more thing.");
	await expect(control(page, "message")).not.toHaveValue(visitor.message);
});
