// Puts the times of sessions into the visitor's own zone. How they are written stands with each: a page of sessions has no
// room for the module that formats dates.
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-session]")) {
	if (time.closest("[data-office]")) continue;
	const options: Intl.DateTimeFormatOptions = JSON.parse(time.dataset["session"] ?? "{}");
	time.textContent = new Intl.DateTimeFormat(time.lang, options).format(new Date(time.dateTime));
}
