import ical from "ical-generator";
import { webinarEnd } from "#domain/webinars/webinar-state.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { siteAddress, siteIn } from "#site/catalogue/site.ts";
import { type Webinar, webinarsIn } from "#site/catalogue/webinars.ts";

// Fixed, so that the same content gives the same file.
const stamp = new Date("2026-01-01T00:00:00Z");

export function getStaticPaths() {
	const live = webinarsIn(pageLocale).filter(({ format }) => format === "live");
	return live.map((webinar) => ({ params: { slug: webinar.slug }, props: webinar }));
}

/** The calendar file of a live session. Its times are in UTC, which a calendar shows in its owner's zone. */
export function GET({
	props: { slug, title, description, path, ...schedule },
}: {
	props: Webinar;
}): Response {
	const { name } = siteIn(pageLocale);
	const address = `${siteAddress()}${path}`;
	const calendar = ical({ prodId: { company: name, product: "Webinars", language: "EN" } });
	calendar.createEvent({
		id: `${slug}@${new URL(siteAddress()).hostname}`,
		stamp,
		start: new Date(schedule.startsAt),
		end: webinarEnd(schedule),
		summary: `${title} (${name})`,
		description: `${description}\n\n${address}`,
		location: address,
		url: address,
	});
	return new Response(calendar.toString(), { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
