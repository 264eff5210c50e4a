// Each browser also names those before which it comes here, so the order matters.
const browsers = [
	["Edg/", "Edge"],
	["OPR/", "Opera"],
	["SamsungBrowser/", "Samsung Internet"],
	["Firefox/", "Firefox"],
	["FxiOS/", "Firefox"],
	["Chrome/", "Chrome"],
	["CriOS/", "Chrome"],
	["Safari/", "Safari"],
] as const;
const systems = [
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Android", "Android"],
	["Windows", "Windows"],
	["Mac OS X", "macOS"],
	["CrOS", "ChromeOS"],
	["Linux", "Linux"],
] as const;

/** What people call a browser that names itself by a long text; null when it is none of the usual ones. */
export function deviceName(userAgent: string): string | null {
	const [browser, system] = [browsers, systems].map(
		(known) => known.find(([part]) => userAgent.includes(part))?.[1],
	);
	return [browser, system].filter((name) => name !== undefined).join(", ") || null;
}
