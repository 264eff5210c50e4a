import ical, { ICalCalendarMethod } from "ical-generator";
import type { Locale } from "#domain/locale/locale.ts";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { siteAddress, siteIn } from "#site/catalogue/site.ts";
import type { Webinar } from "#site/catalogue/webinars.ts";

// Fixed, so that the same content gives the same file.
const stamp = new Date("2026-01-01T00:00:00Z");

/**
 * The calendar file of a live session. Its times are in UTC, which a calendar shows in its owner's zone. The page and the mail
 * give an event with the same id, so that a calendar has it once.
 *
 * @param page the full address of the session's page
 * @param location where people go, such as the link to join
 */
export function sessionCalendar(webinar: Webinar, locale: Locale, page: string, location = page): string {
	const { slug, title, description } = webinar;
	const { name } = siteIn(locale);
	const calendar = ical({
		prodId: { company: name, product: "Webinars", language: "EN" },
		method: ICalCalendarMethod.PUBLISH,
	});
	calendar.createEvent({
		id: `${slug}@${new URL(siteAddress()).hostname}`,
		sequence: webinar.format === "live" ? webinar.timesMoved : 0,
		stamp,
		start: new Date(webinar.startsAt),
		end: webinarEnd(webinar),
		summary: `${title} (${name})`,
		description: `${description}\n\n${page}`,
		location,
		url: page,
	});
	return `${calendar.toString()}\r\n`;
}
