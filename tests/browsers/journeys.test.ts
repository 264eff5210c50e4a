import { describe, expect, test } from "vitest";
import type { BrowserUnderTest } from "./browser-under-test.ts";
import { otherBrowsers } from "./other-browsers.ts";
import { fillIn, has, visitedSite, visitor } from "./visited-site.ts";

const reference = /SL-[\dA-Z]{4}-[\dA-Z]{4}/;
const question = "Can you help with our stock counts?";
const company = "Kōwhai Joinery";

describe.each(otherBrowsers)("in $name", ({ isMissing, start }) => {
	const { service, open } = visitedSite(start);

	test.skipIf(isMissing)("a message is sent, kept, and confirmed by a reference", async () => {
		const page = await open("/contact");
		await fillIn(page, { ...visitor, message: question });
		await page.click("main form.form button[type=submit]");
		await expect.poll(() => page.evaluate(mainText)).toMatch(reference);
		expect(await service.leadsWith(question)).toHaveLength(1);
	});

	test.skipIf(isMissing)("a message that was sent is no draft after a reload of its receipt", async () => {
		const page = await open("/contact");
		await fillIn(page, { ...visitor, message: "And our invoices?" });
		await page.click("main form.form button[type=submit]");
		await expect.poll(() => page.evaluate(has, ".receipt")).toBe(true);
		await page.evaluate(() => {
			document.documentElement.dataset["page"] = "before";
			location.reload();
		});
		await expect.poll(() => page.evaluate(shownAnew)).toBe(true);
		const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith("draft:"));
		expect(await page.evaluate(drafts)).toEqual([]);
	});

	test.skipIf(isMissing)(
		"an assessment ends in a report, and a reload stores nothing that was typed",
		async () => {
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
			const thanked = () => page.evaluate(has, ".report-delivery.stored");
			await expect.poll(thanked).toBe(true);
			// Firefox brings back what was in the form.
			await page.evaluate(() => location.reload());
			await expect.poll(thanked).toBe(false);
			await expect.poll(() => page.evaluate(has, ".report [role=meter][aria-valuenow]")).toBe(true);
			expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["assessment:reports"]);
		},
	);

	test.skipIf(isMissing)("the search finds a page, which Enter opens", async () => {
		const page = await open("/products");
		await expect.poll(() => page.evaluate(has, ".theme:not([hidden])")).toBe(true);
		await page.click('header a[href="/search"]');
		await expect.poll(() => page.evaluate(has, "dialog[open] input:focus")).toBe(true);
		await page.type("dialog[open] input", "retail");
		await expect.poll(() => page.evaluate(has, "dialog[open] .search-results a")).toBe(true);
		await page.press("Enter");
		await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe("/products");
	});

	test.skipIf(isMissing)("a page that is loaded again at a part of it has its controls", async () => {
		const page = await open("/company");
		await page.evaluate(() => {
			location.hash = "content";
		});
		await page.evaluate(() => {
			document.documentElement.dataset["former"] = "";
			location.reload();
		});
		await expect.poll(() => page.evaluate(has, "[data-former]")).toBe(false);
		await expect.poll(() => page.evaluate(has, ".theme:not([hidden])")).toBe(true);
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

	test.skipIf(isMissing)(
		"a screen that is turned shows home's first view as if it had loaded so",
		async () => {
			const page = await open("/");
			const wide = await page.evaluate(firstView);
			await page.resize(820, 900);
			await page.open(await page.evaluate(() => location.href));
			const narrow = await page.evaluate(firstView);
			expect(narrow).not.toEqual(wide);
			await page.resize(1280, 900);
			await expect.poll(() => page.evaluate(firstView)).toEqual(wide);
			await page.resize(820, 900);
			await expect.poll(() => page.evaluate(firstView)).toEqual(narrow);
		},
	);
});

async function next(page: BrowserUnderTest): Promise<void> {
	const step = await page.evaluate(() => location.hash || "#step-1");
	await page.click(`${step} .step-end a.button`);
	await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(step);
}

function mainText(): string {
	return document.querySelector("main")?.textContent ?? "";
}

/** Whether a page that was loaded again shows a receipt, to which it is moved. It runs in the page. */
function shownAnew(): boolean {
	document.querySelector("main form")?.scrollIntoView({ behavior: "instant" });
	return document.querySelector("html:not([data-page]) .receipt") !== null;
}

/** Where home's land and the nodes and names on it begin, which is the same in any typeface. It runs in the page. */
function firstView(): number[][] {
	return [...document.querySelectorAll(".terrain img, .nodes a, .nodes span")].map((part) => {
		const { x, y } = part.getBoundingClientRect();
		return [Math.round(x), Math.round(y)];
	});
}
