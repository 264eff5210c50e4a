import { execFile } from "node:child_process";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { canInstallPackages, installPackages, isExecutable } from "#tools/browser/debian-packages.ts";
import { PlainFailure } from "#tools/launch/plain-failure.mjs";
import { withProgress } from "#tools/launch/progress.mjs";

const run = promisify(execFile);

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Chromium without a window: the same engine, and the journeys take about two thirds of the time in it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** What keeps a Chromium quiet: it runs here without a screen, often as root, and asks no other host anything. */
export const chromiumFlags = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** The Chromium that CHROMIUM_PATH names, or the machine's own; null when it has none. */
export function findChromium(): string | null {
	const given = givenChromium();
	if (given !== null) return given;
	const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
	const places = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
	return places.find(isExecutable) ?? null;
}

/** What Playwright's tests run in: the headless shell where there is one, unless CHROMIUM_PATH names another browser. */
export function findTestChromium(): string | null {
	return givenChromium() ?? (isExecutable(headlessShell) ? headlessShell : findChromium());
}

function givenChromium(): string | null {
	const given = process.env["CHROMIUM_PATH"];
	if (given === undefined || given === "") return null;
	if (isExecutable(given)) return given;
	throw new PlainFailure(`CHROMIUM_PATH names no program that can be run: ${given}`);
}

/** Installs the headless shell next to Debian's Chromium, where that is allowed. Without it the tests take longer. */
export async function installHeadlessShell(): Promise<void> {
	if (givenChromium() !== null || isExecutable(headlessShell) || !canInstallPackages()) return;
	await withProgress("Installing Chromium's headless shell for the browser tests, once", () =>
		// Both, as they have to be of one version.
		installPackages("chromium", "chromium-headless-shell"),
	).catch(() => undefined);
}

/**
 * Finds a Chromium, or installs one: from Debian's packages where that is allowed, else Playwright's own.
 * @returns its path
 */
export async function installChromium(): Promise<string> {
	const found = installedChromium();
	if (found !== null) return found;
	await withProgress("Installing Chromium for the browser tests, once", async () => {
		// Its fonts are only recommended, and without any a fallback font draws nothing.
		if (canInstallPackages()) await installPackages("chromium", "fonts-liberation").catch(() => undefined);
		// Ubuntu has no such package.
		if (installedChromium() === null) await installPlaywrightsOwn();
	}).catch(() => undefined);
	const installed = installedChromium();
	if (installed !== null) return installed;
	throw new PlainFailure(
		"The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to the one you have.",
	);
}

function installedChromium(): string | null {
	const own = chromium.executablePath();
	return findChromium() ?? (isExecutable(own) ? own : null);
}

async function installPlaywrightsOwn(): Promise<void> {
	await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
}
