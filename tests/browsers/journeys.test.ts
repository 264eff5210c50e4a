import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { browserForTests } from "./browser-for-tests.ts";
import type { BrowserUnderTest } from "./browser-under-test.ts";
import { otherBrowsers } from "./other-browsers.ts";

const reference = /SL-[\dA-Z]{4}-[\dA-Z]{4}/;
const visitor = { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz" };
const question = "Can you help with our stock counts?";
const company = "Kōwhai Joinery";

describe.each(otherBrowsers)("in $name", ({ isMissing, start }) => {
	const service = serviceForTests();
	const browser = browserForTests(start);

	async function open(path: string): Promise<BrowserUnderTest> {
		const page = browser();
		await page.open(`${service.origin}${path}`);
		onTestFinished(() => expect(page.takeErrors()).toEqual([]));
		return page;
	}

	beforeEach(() => browser().resize(1280, 900));

	test.skipIf(isMissing)("a message is sent, kept, and confirmed by a reference", async () => {
		const page = await open("/contact");
		for (const [field, text] of Object.entries({ ...visitor, message: question }))
			await page.type(`main form [name="${field}"]`, text);
		await expect.poll(() => page.evaluate(has, "astro-island:not([ssr]) form.form[novalidate]")).toBe(true);
		await page.click("main form.form button[type=submit]");
		await expect.poll(() => page.evaluate(mainText)).toMatch(reference);
		expect(await service.leadsWith(question)).toHaveLength(1);
	});

	test.skipIf(isMissing)("an assessment is answered step by step and ends in a report", async () => {
		const page = await open("/assessment");
		await expect.poll(() => page.evaluate(has, ".assessment-form [aria-current=step]")).toBe(true);
		await page.type('[name="companyName"]', company);
		await next(page);
		await page.click('[name="experience"][value="some"]');
		await next(page);
		await page.click('[name="interests"][value="process-automation"]');
		await next(page);
		for (const [field, text] of Object.entries(visitor)) await page.type(`main [name="${field}"]`, text);
		await page.click(".step:has([name=email]) button[type=submit]");
		await expect.poll(() => page.evaluate(has, ".report [role=meter][aria-valuenow]")).toBe(true);
		await expect.poll(() => service.leadsWith(company)).toHaveLength(1);
	});

	test.skipIf(isMissing)("the search finds a page, which Enter opens", async () => {
		const page = await open("/products");
		await page.click('header a[href="/search"]');
		await expect.poll(() => page.evaluate(has, "dialog[open] input:focus")).toBe(true);
		await page.type("dialog[open] input", "retail");
		await expect.poll(() => page.evaluate(has, "dialog[open] .search-results a")).toBe(true);
		await page.press("Enter");
		await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe("/products");
	});

	test.skipIf(isMissing)("the menu of a small screen opens, closes by Escape, and leads on", async () => {
		const page = await open("/");
		await page.resize(447, 800);
		await page.click("header [popovertarget]");
		await expect.poll(() => page.evaluate(has, "header nav:popover-open")).toBe(true);
		await page.press("Escape");
		await expect.poll(() => page.evaluate(has, "header nav:popover-open")).toBe(false);
		await page.click("header [popovertarget]");
		await page.click('header nav a[href="/company"]');
		await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/company");
	});
});

async function next(page: BrowserUnderTest): Promise<void> {
	const step = await page.evaluate(() => location.hash || "#step-1");
	await page.click(`${step} .step-end a.button`);
	await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(step);
}

function has(selector: string): boolean {
	return document.querySelector(selector) !== null;
}

function mainText(): string {
	return document.querySelector("main")?.textContent ?? "";
}
