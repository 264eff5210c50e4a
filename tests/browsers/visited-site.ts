import { beforeEach, expect, onTestFinished } from "vitest";
import type { RunningService } from "#tests/support/running-service.ts";
import { serviceForTests } from "#tests/support/service-for-tests.ts";
import { browserForTests } from "./browser-for-tests.ts";
import type { BrowserUnderTest } from "./browser-under-test.ts";

/** The site in a browser, for the journeys of a `describe`. */
export interface VisitedSite {
	readonly service: RunningService;
	/** Opens a page of the site on a large screen. A page that writes an error to the console fails its test. */
	readonly open: (path: string) => Promise<BrowserUnderTest>;
}

export function visitedSite(start: () => Promise<BrowserUnderTest>): VisitedSite {
	const service = serviceForTests();
	const browser = browserForTests(start);
	beforeEach(() => browser().resize(1280, 900));
	return {
		service,
		async open(path) {
			const page = browser();
			// A page of the test before that is left while its script loads writes that to the console.
			await page.open("about:blank");
			page.takeErrors();
			await page.open(new URL(path, service.origin).href);
			onTestFinished(() => expect(page.takeErrors()).toEqual([]));
			return page;
		},
	};
}

export const visitor = { firstName: "Mere", lastName: "Tāmati", email: "mere@example.co.nz" };

/** Types into the page's form once its script is there. */
export async function fillIn(
	page: BrowserUnderTest,
	values: Readonly<Record<string, string>>,
): Promise<void> {
	await page.evaluate(() => document.querySelector("main form")?.scrollIntoView({ behavior: "instant" }));
	await expect.poll(() => page.evaluate(has, "astro-island:not([ssr]) form.form[novalidate]")).toBe(true);
	for (const [field, text] of Object.entries(values)) await page.type(`main form [name="${field}"]`, text);
}

/** Whether the page has an element. It runs in the page. */
export function has(selector: string): boolean {
	return document.querySelector(selector) !== null;
}
