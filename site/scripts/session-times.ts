/**
 * Puts the times of sessions into the visitor's own zone. How each is written comes with it, because these pages have no room for
 * the module that formats dates.
 */
export function startSessionTimes(): void {
	for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-session]:not([data-office] *)")) {
		const options: Intl.DateTimeFormatOptions = JSON.parse(time.dataset["session"] ?? "");
		time.textContent = new Date(time.dateTime).toLocaleString(time.lang, options);
	}
	// Only now does the page say whose times they are.
	document.documentElement.dataset["ownTimes"] = "";
}
