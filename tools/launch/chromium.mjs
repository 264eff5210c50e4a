import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { capture } from "./child-processes.mjs";
import { environmentFor } from "./pinned-node.mjs";
import { PlainFailure } from "./plain-failure.mjs";
import { withProgress } from "./progress.mjs";

const commands = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

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
export function findChromium() {
	const given = process.env["CHROMIUM_PATH"];
	if (given !== undefined && given !== "") {
		if (isExecutable(given)) return given;
		throw new PlainFailure(`CHROMIUM_PATH names no program that can be run: ${given}`);
	}
	const folders = ["/usr/bin", ...(process.env["PATH"] ?? "").split(delimiter)];
	const places = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
	return places.find(isExecutable) ?? null;
}

/**
 * Finds a Chromium, or installs one: from Debian's packages where that is allowed, else Playwright's own.
 * @param {string} node
 * @returns {Promise<string>} its path
 */
export async function installChromium(node) {
	const found = findChromium() ?? playwrightsOwn(node);
	if (found !== null) return found;
	await withProgress("Installing Chromium for the browser tests, once", async () => {
		if (canInstallPackages()) await installDebianPackage();
		else await runPlaywright(node, ["install", "chromium"]);
	}).catch(() => undefined);
	const installed = findChromium() ?? playwrightsOwn(node);
	if (installed !== null) return installed;
	throw new PlainFailure(
		"The browser tests need Chromium, and it could not be installed. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to the one you have.",
	);
}

function canInstallPackages() {
	return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

async function installDebianPackage() {
	const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	await capture("apt-get", ["update"], { environment });
	// Its fonts are only recommended, and without any a fallback font draws nothing.
	const packages = ["chromium", "fonts-liberation"];
	await capture("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { environment });
}

/** @param {string} node @param {readonly string[]} parameters */
function runPlaywright(node, parameters) {
	const environment = environmentFor(node);
	return capture(node, ["node_modules/@playwright/test/cli.js", ...parameters], { environment });
}

/** @param {string} node */
function playwrightsOwn(node) {
	const question =
		'import { chromium } from "@playwright/test"; process.stdout.write(chromium.executablePath())';
	const parameters = ["--input-type=module", "-e", question];
	const { stdout } = spawnSync(node, parameters, { encoding: "utf8", env: environmentFor(node) });
	return isExecutable(stdout) ? stdout : null;
}

/** @param {string} path */
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
