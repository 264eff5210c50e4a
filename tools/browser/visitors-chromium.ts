import { chromium } from "@playwright/test";
import puppeteer, { type Browser } from "puppeteer-core";
import { chromiumFlags, findChromium } from "#tools/browser/chromium.ts";

/** Starts a Chromium that renders pages ahead, as a visitor's does and Playwright's doesn't. Nothing is cached in it. */
export function startVisitorsChromium(): Promise<Browser> {
	return puppeteer.launch({
		args: chromiumFlags,
		acceptInsecureCerts: true,
		defaultViewport: { width: 1440, height: 900 },
		executablePath: findChromium() ?? chromium.executablePath(),
	});
}
