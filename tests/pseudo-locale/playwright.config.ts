import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import shared from "../../playwright.config.ts";
import { pseudoSite } from "./build-pseudo-site.ts";

// The service that the tests start reads these, and so does the list of pages.
process.env["DIST_FOLDER"] = pseudoSite.pages;
process.env["BUILD_FOLDER"] = pseudoSite.service;

export default defineConfig({
	...shared,
	testDir: ".",
	testMatch: "*.spec.ts",
	outputDir: resolve(import.meta.dirname, "../../test-results/pseudo-locale"),
	globalSetup: "./build-pseudo-site.ts",
});
