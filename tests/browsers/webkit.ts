import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, By, Key as Keys, type WebDriver } from "selenium-webdriver";
import type { WebKitPrograms } from "#tools/browser/other-browsers.ts";
import { freePort } from "#tools/service/free-port.ts";
import type { BrowserUnderTest, Key } from "./browser-under-test.ts";

/** Milliseconds until the browser has to have done a thing. */
const waitTimeout = 15_000;

const keys: Readonly<Record<Key, string>> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB };

/** WebKit's small browser on a screen of its own in memory, over WebDriver. Its window is 447 pixels wide or more. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<BrowserUnderTest> {
	const port = await freePort();
	const program = spawn(screen, ["-a", "-s", "-screen 0 2000x1400x24", driver, `--port=${port}`], {
		stdio: "ignore",
		// The signal that ends it has to reach the screen and the driver too.
		detached: true,
		env: {
			...process.env,
			LIBGL_ALWAYS_SOFTWARE: "1",
			...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
		},
	});
	const window = await connect(`http://127.0.0.1:${port}`, browser).catch(async (error: unknown) => {
		await endGroup(program);
		throw error;
	});
	const find = (selector: string) => window.findElement(By.css(selector));
	return {
		open: (address) => window.get(address),
		evaluate: (run, ...values) => window.executeScript(`return (${run})(...arguments)`, ...values),
		async click(selector) {
			// The driver takes what is out of view for something that can't be pressed, also while the page scrolls smoothly.
			const press = async () => {
				await window.executeScript(scrollTo, selector);
				await find(selector).click();
				return true;
			};
			await window.wait(() => press().catch(() => false), waitTimeout, `${selector} can't be pressed`);
		},
		type: (selector, text) => find(selector).sendKeys(text),
		press: (key) => window.switchTo().activeElement().sendKeys(keys[key]),
		resize: (width, height) => resizeContent(window, width, height),
		takeErrors: () => [],
		close: () => window.quit().finally(() => endGroup(program)),
	};
}

/** Ends a program and what it has started, also where it has ended and they have not. */
async function endGroup(program: ChildProcess): Promise<void> {
	const isOver = program.exitCode !== null || program.signalCode !== null;
	const closed = isOver || once(program, "close");
	try {
		process.kill(-(program.pid ?? Number.NaN), "SIGTERM");
	} catch {
		// None of the group is there any more.
	}
	await closed;
}

/** The driver needs a moment before it listens. */
async function connect(server: string, binary: string): Promise<WebDriver> {
	for (let tries = 50; ; tries--) {
		const answer = await fetch(`${server}/status`).catch(() => null);
		if (answer?.ok) break;
		if (tries === 0) throw new Error("WebKit's driver does not answer");
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	const options = { binary, args: ["--automation"] };
	return new Builder()
		.usingServer(server)
		.withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
		.build();
}

const scrollTo =
	'document.querySelector(arguments[0]).scrollIntoView({ behavior: "instant", block: "center" })';

/** The window is larger than its content by bars, and takes its size a moment later: asked again until it has it. */
async function resizeContent(window: WebDriver, width: number, height: number): Promise<void> {
	const measure = "return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]";
	const hasSize = async () => {
		const [innerWidth, innerHeight, bars, top] =
			await window.executeScript<[number, number, number, number]>(measure);
		if (innerWidth === width && innerHeight === height) return true;
		await window
			.manage()
			.window()
			.setRect({ x: 0, y: 0, width: width + bars, height: height + top });
		return false;
	};
	await window.wait(hasSize, waitTimeout, `The window is not ${width} by ${height} pixels`, 100);
}
