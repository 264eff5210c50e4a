import {
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy } from "#tests/support/copy.ts";

test("an enquiry names the service that the visitor was reading about", async ({ page, site }) => {
	const visitor = someVisitor();
	await page.goto("/solutions");
	await page.locator('main a[href="/services/ai-marketing"]').first().click();
	await expect(page).toHaveURL("/services/ai-marketing");
	await page.locator('main a[href="#enquire"]').first().click();
	await expect(formOn(page)).toBeInViewport();
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toContainText(formCopy.thanks("enquiry"));
	const kept = {
		form: "enquiry",
		page: "/services/ai-marketing",
		values: { ...visitor, service: "ai-marketing" },
	};
	expect(await site.leadsWith(visitor.message)).toMatchObject([kept]);
});

test("a message names the product whose button the visitor followed", async ({ page, site }) => {
	const visitor = someVisitor();
	await openWithScript(page, "/products");
	const card = page.locator("#quality-control");
	const name = (await card.locator("h3").textContent()) ?? "";
	await card.locator('a[href^="/contact"]').click();
	await whenFormIsReady(page);
	await expect(formOn(page)).toContainText(name);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toContainText(formCopy.thanks("contact"));
	const kept = { form: "contact", page: "/contact", values: { ...visitor, product: "quality-control" } };
	expect(await site.leadsWith(visitor.message)).toMatchObject([kept]);
});

test("an address that names no product makes a message about none, and is not shown", async ({
	page,
	site,
}) => {
	const visitor = someVisitor();
	await page.goto("/contact?product=%3Cb%3Eno-such-product");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await expect(page.getByText("no-such-product")).toHaveCount(0);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toContainText(formCopy.thanks("contact"));
	expect(await site.leadsWith(visitor.message)).toMatchObject([{ values: { ...visitor, product: "" } }]);
});

test("what happens next is next to the form until it is sent, and then in the receipt alone", async ({
	page,
}) => {
	await page.goto("/services/ai-marketing");
	const step = formCopy.whatHappensNow("enquiry");
	await expect(page.getByText(step)).toBeVisible();
	await whenFormIsReady(page);
	await typeInto(page, someVisitor());
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toContainText(step);
	await expect(page.getByText(step).filter({ visible: true })).toHaveCount(1);
});
