import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";

/** Draws the pictures of docs/desk.md. No check runs it: it changes files. */
export default defineConfig({
	...shared,
	testDir: ".",
	testMatch: "*.spec.ts",
	outputDir: resolve(import.meta.dirname, "../../test-results/desk-pictures"),
	retries: 0,
	use: { ...shared.use, viewport: { width: 1440, height: 900 }, timezoneId: "Pacific/Auckland" },
});
