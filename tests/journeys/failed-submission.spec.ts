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

test.describe("while the service cannot be reached", () => {
	test("everything typed stays, the same message is offered as a mail, and a retry works", async ({
		page,
		ownSite,
	}) => {
		const visitor = someVisitor();
		await page.goto(`${ownSite.origin}/contact`);
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await ownSite.stop();
		await submitButton(page).click();

		const failure = formOn(page).getByRole("alert");
		await expect(failure).toContainText(formCopy.failed);
		await expect(control(page, "message")).toHaveValue(visitor.message);
		const mail = await failure.getByRole("link", { name: formCopy.mailInstead }).getAttribute("href");
		expect(mail?.split("?")[0]).toBe(`mailto:${siteCopy.email}`);
		expect(decodeURIComponent(mail ?? "")).toContain(visitor.message);

		const corrected = `${visitor.message}, corrected`;
		await control(page, "message").fill(corrected);
		await expect(failure.getByRole("link", { name: formCopy.mailInstead })).toHaveAttribute(
			"href",
			new RegExp(encodeURIComponent(corrected)),
		);

		await ownSite.start();
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		expect(await ownSite.leadsWith(corrected)).toHaveLength(1);
	});

	test("a failure of the network in the middle of a submission loses nothing", async ({ page, site }) => {
		const visitor = someVisitor();
		await page.route("**/forms/contact", (route) => route.abort("connectionreset"));
		await page.goto("/contact");
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(formOn(page).getByRole("alert")).toContainText(formCopy.failedText);
		expect(await site.leadsWith(visitor.message)).toEqual([]);
		await page.unrouteAll();
		await submitButton(page).click();
		await expect(page.locator(".receipt")).toBeVisible();
		expect(await site.leadsWith(visitor.message)).toHaveLength(1);
	});

	test("a draft outlives the closed tab, and is sent at one press", async ({ page, context, ownSite }) => {
		const visitor = someVisitor();
		await page.goto(`${ownSite.origin}/contact`);
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await ownSite.stop();
		await submitButton(page).click();
		await expect(formOn(page).getByRole("alert")).toBeVisible();
		await page.close();
		await ownSite.start();
		const tab = await context.newPage();
		await tab.goto(`${ownSite.origin}/contact`);
		await whenFormIsReady(tab);
		await expect(control(tab, "message")).toHaveValue(visitor.message);
		await submitButton(tab).focus();
		await submitButton(tab).click();
		await expect(tab.locator(".receipt")).toBeVisible();
		const leads = await ownSite.leadsWith(visitor.message);
		// The test may take less than the two seconds that a person needs.
		const ofHaste = ["too-fast", "no-proof"];
		const suspected = leads.map(({ spamSignals }) =>
			spamSignals.filter((signal) => !ofHaste.includes(signal)),
		);
		expect(suspected).toEqual([[]]);
	});
});

test("a message begun offline and sent online is not taken for a program's", async ({ page, site }) => {
	const visitor = someVisitor();
	await page.goto("/contact");
	await whenFormIsReady(page);
	const key = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/forms/key"));
	await page.route("**/forms/*", (route) => route.abort("internetdisconnected"));
	await typeInto(page, visitor);
	await key;
	await submitButton(page).click();
	await expect(formOn(page).getByRole("alert")).toBeVisible();
	await page.unrouteAll();
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	expect(await site.leadsWith(visitor.message)).toMatchObject([{ state: "new" }]);
});

for (const [form, subject, slug, address] of [
	["contact", "product", "quality-control", "/contact?product=quality-control"],
	["enquiry", "service", "ai-marketing", "/services/ai-marketing"],
] as const) {
	test(`the mail that is offered in place of a message about a ${subject} gives its name`, async ({
		page,
	}) => {
		await page.route("**/forms/*", (route) => route.abort());
		await page.goto(address);
		await whenFormIsReady(page);
		await typeInto(page, someVisitor());
		await submitButton(page).click();
		const mail = await formOn(page).getByRole("link", { name: formCopy.mailInstead }).getAttribute("href");
		const lines = new URL(mail ?? "").searchParams.get("body")?.split("\r\n");
		expect(lines).toContain(`${formCopy.label(form, subject)}: ${formCopy.subjects[subject](slug)}`);
	});
}

test("a message that was not sent can be corrected at length in a browser that lets its history be changed a hundred times", async ({
	page,
}) => {
	// WebKit's limit, which Chromium lacks.
	await page.addInitScript(() => {
		const replaceState = history.replaceState.bind(history);
		let left = 100;
		history.replaceState = (...entry) => {
			left -= 1;
			if (left < 0) throw new DOMException("More than 100 times per 10 seconds", "SecurityError");
			replaceState(...entry);
		};
	});
	const visitor = someVisitor();
	await page.route("**/forms/contact", (route) => route.abort());
	await page.goto("/contact");
	await whenFormIsReady(page);
	await typeInto(page, visitor);
	await submitButton(page).click();
	await expect(formOn(page).getByRole("alert")).toBeVisible();
	const more = "And one more thing. ".repeat(6);
	await control(page, "message").pressSequentially(more);
	await expect(control(page, "message")).toHaveValue(visitor.message + more);
});
