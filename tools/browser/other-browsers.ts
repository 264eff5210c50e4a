import { globSync } from "node:fs";
import { canInstallPackages, installPackages, isExecutable } from "#tools/browser/debian-packages.ts";
import { withProgress } from "#tools/launch/progress.mjs";

/** What drives WebKit: its driver, its small browser, and a screen in memory. */
export interface WebKitPrograms {
	readonly driver: string;
	readonly browser: string;
	readonly screen: string;
}

/** Debian's Firefox, or the one that FIREFOX_PATH names; null when the machine has none. */
export function findFirefox(): string | null {
	return find([process.env["FIREFOX_PATH"] ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"]);
}

export function findWebKit(): WebKitPrograms | null {
	const driver = find(["/usr/bin/WebKitWebDriver"]);
	const browser = find(globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"));
	const screen = find(["/usr/bin/xvfb-run"]);
	return driver && browser && screen ? { driver, browser, screen } : null;
}

/** Installs Firefox and WebKit from Debian's packages where that is allowed, and says what is still missing. */
export async function installOtherBrowsers(): Promise<void> {
	if (findFirefox() && findWebKit()) return;
	if (canInstallPackages())
		await withProgress("Installing Firefox and WebKit for the browser tests, once", async () => {
			// Each by itself: where one has no package, the other is still installed.
			for (const packages of [["firefox-esr"], ["webkit2gtk-driver", "xvfb", "xauth", "dbus"]])
				await installPackages(...packages).catch(() => undefined);
		});
	if (!findFirefox()) console.log("There is no Firefox on this machine: its tests are left out.");
	if (!findWebKit())
		console.log("There is no WebKit with its driver on this machine: its tests are left out.");
}

function find(paths: readonly string[]): string | null {
	return paths.find(isExecutable) ?? null;
}
