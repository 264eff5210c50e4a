import { launch } from "puppeteer-core";
import type { BrowserUnderTest } from "./browser-under-test.ts";

/** Firefox without a screen, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<BrowserUnderTest> {
	const browser = await launch({ browser: "firefox", executablePath, headless: true });
	const page = await browser.newPage();
	let errors: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(message.text());
	});
	page.on("pageerror", (error) => errors.push(String(error)));
	return {
		async open(address) {
			await page.goto(address);
		},
		evaluate: (run, ...values) =>
			page.evaluate(`(${run})(...${JSON.stringify(values)})`) as Promise<ReturnType<typeof run>>,
		click: (selector) => page.locator(selector).click(),
		async type(selector, text) {
			await page.focus(selector);
			await page.keyboard.type(text);
		},
		press: (key) => page.keyboard.press(key),
		resize: (width, height) => page.setViewport({ width, height }),
		takeErrors() {
			const taken = errors;
			errors = [];
			return taken;
		},
		close: () => browser.close(),
	};
}
