import { someVisitor } from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { startVisitorsChromium } from "#tools/browser/visitors-chromium.ts";

// Of pages that the browser has stored as they were left, and shows again on the way back.

test("a message that was sent is gone from a page that the browser had stored with it", async ({
	baseURL,
}) => {
	const { message } = someVisitor();
	const browser = await startVisitorsChromium();
	try {
		const page = await browser.newPage();
		const openForm = async () => {
			await page.goto(`${baseURL}/contact`);
			await page.evaluate(() => document.querySelector("form.form")?.scrollIntoView());
			await page.waitForSelector("form.form[novalidate]");
		};
		const typed = () =>
			page.evaluate(() => document.querySelector<HTMLTextAreaElement>("[name=message]")?.value);
		await openForm();
		await page.evaluate(() =>
			addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isPersisted: persisted })),
		);
		await page.type("form.form [name=message]", message);
		await page.goto(`${baseURL}/privacy`);
		await openForm();
		expect(await typed()).toBe(message);
		const { firstName, lastName, email } = someVisitor();
		for (const [field, text] of Object.entries({ firstName, lastName, email }))
			await page.type(`form.form [name=${field}]`, text);
		await page.click("form.form button[type=submit]");
		await page.waitForSelector(".receipt");
		await page.goBack();
		await page.goBack();
		expect(await page.evaluate("window.isPersisted")).toBe(true);
		expect(await typed()).toBe("");
	} finally {
		await browser.close();
	}
});

test("a menu whose link was followed is closed on the way back", async ({ baseURL }) => {
	const browser = await startVisitorsChromium();
	try {
		const page = await browser.newPage();
		await page.setViewport({ width: 390, height: 800 });
		await page.goto(`${baseURL}/`);
		await page.waitForSelector(".theme:not([hidden])");
		await page.evaluate(() =>
			addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isPersisted: persisted })),
		);
		await page.click(".menu-button");
		await page.waitForSelector("#menu:popover-open");
		await page.$eval('#menu a[href="/company"]', (link) => link.click());
		await page.waitForFunction(() => location.pathname === "/company");
		await page.goBack();
		expect(await page.evaluate("window.isPersisted")).toBe(true);
		expect(await page.$("#menu:popover-open")).toBeNull();
	} finally {
		await browser.close();
	}
});
