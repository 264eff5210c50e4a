import { afterAll, beforeAll } from "vitest";
import type { BrowserUnderTest } from "./browser-under-test.ts";

/** A browser for the tests of a `describe`: it starts before the first of them and ends after the last. */
export function browserForTests(start: () => Promise<BrowserUnderTest>): () => BrowserUnderTest {
	let browser: BrowserUnderTest | undefined;
	beforeAll(async () => {
		browser = await start();
	});
	afterAll(() => browser?.close());
	return () => {
		if (!browser) throw new Error("The browser has not started.");
		return browser;
	};
}
