import { addressOf } from "#site/catalogue/addresses.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { sessionCalendar } from "#site/catalogue/session-calendar.ts";
import { type Webinar, webinarsIn } from "#site/catalogue/webinars.ts";

export function getStaticPaths() {
	const live = webinarsIn(pageLocale).filter(({ format }) => format === "live");
	return live.map((webinar) => ({ params: { slug: webinar.slug }, props: webinar }));
}

/** The calendar file of a live session; the page takes the place of the link to join, which only the mails name. */
export function GET({ props: webinar }: { props: Webinar }): Response {
	const calendar = sessionCalendar(webinar, pageLocale, addressOf(webinar.path));
	return new Response(calendar, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
