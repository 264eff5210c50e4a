import { formatDate } from "#domain/locale/formats.ts";
import { pageLocale } from "#site/catalogue/page-locale.ts";

for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-session]")) {
	const style = time.dataset["session"] === "day" ? "session-day" : "own-session-time";
	if (!time.closest("[data-office]"))
		time.textContent = formatDate(new Date(time.dateTime), style, pageLocale);
}
