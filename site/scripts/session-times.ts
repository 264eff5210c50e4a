import { formatDate } from "#domain/locale/formats.ts";
import { localeOfTag } from "#domain/locale/locale.ts";

const locale = localeOfTag(document.documentElement.lang);

for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-session]")) {
	const style = time.dataset["session"] === "day" ? "session-day" : "own-session-time";
	if (!time.closest("[data-office]")) time.textContent = formatDate(new Date(time.dateTime), style, locale);
}
