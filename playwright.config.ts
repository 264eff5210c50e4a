import { defineConfig } from "@playwright/test";
import { chromiumFlags, findTestChromium } from "#tools/browser/chromium.ts";
import { isLongRun } from "#tools/checks/long-run.ts";

// Letters as wide as a visitor's: without a window they would be rounded to whole pixels.
const args = [...chromiumFlags, "--font-render-hinting=none"];
// Null leaves it to Playwright's own browser, where there is one.
const executablePath = findTestChromium();

export default defineConfig({
	testDir: "./tests",
	testMatch: ["journeys/**/*.spec.ts", "accessibility/**/*.spec.ts"],
	outputDir: "./test-results",
	fullyParallel: true,
	forbidOnly: process.env["CI"] !== undefined,
	// A browser that hangs on a busy machine must not stop a release. What needed a second try is named at the end: it is
	// a fault of the site or of its test until someone has looked.
	retries: 1,
	workers: 2,
	// No test asserts a time; a busy machine may take its own.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	// Sooner than the check that runs it is ended, so that what passed is counted.
	globalTimeout: (isLongRun ? 170 : 40) * 60_000,
	use: {
		browserName: "chromium",
		screenshot: "only-on-failure",
		// To record each test costs a fifth of its time. `--trace retain-on-failure` records the first try too.
		trace: "on-first-retry",
		launchOptions: { args, ...(executablePath !== null && { executablePath }) },
	},
});
