import { formOn, someVisitor, submitButton, typeInto, whenFormIsReady } from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

test("an enquiry names the service that the visitor was reading about", async ({ page, site }) => {
	const visitor = someVisitor();
	await page.goto("/solutions");
	await page.getByRole("main").getByRole("link", { name: "AI marketing" }).click();
	await expect(page).toHaveURL("/services/ai-marketing");
	await page.locator('main a[href="#enquire"]').first().click();
	await expect(formOn(page)).toBeInViewport();
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toContainText("Thank you, we have your enquiry");
	const kept = {
		form: "enquiry",
		page: "/services/ai-marketing",
		values: { ...visitor, service: "ai-marketing" },
	};
	expect(site.leadsWith(visitor.message)).toMatchObject([kept]);
});
