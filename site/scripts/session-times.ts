import { sessionTime } from "#domain/webinars/session-time.ts";

for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-session]")) {
	const isDate = time.dataset["session"] === "date";
	if (!time.closest("[data-office]"))
		time.textContent = sessionTime(time.dateTime, isDate ? "date" : "zoned-time");
}
