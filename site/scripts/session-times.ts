import { localeOfTag } from "#domain/locale/locale.ts";
import { formatSession } from "#domain/locale/session-formats.ts";

const locale = localeOfTag(document.documentElement.lang);

for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-session]")) {
	const part = time.dataset["session"] === "day" ? "day" : "time";
	if (!time.closest("[data-office]")) time.textContent = formatSession(time.dateTime, part, locale);
}
