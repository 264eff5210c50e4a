import { defaultLocale, formatTag } from "#domain/locale/locale.ts";

/** Writes times such as "1 Jan 2026, 1:00 pm NZDT", in a zone such as `Pacific/Auckland` or, without one, in the machine's. */
export function clockIn(timeZone?: string): (time: Date) => string {
	// Made once: each takes memory outside of JavaScript's heap.
	const format = new Intl.DateTimeFormat(formatTag(defaultLocale), {
		day: "numeric",
		month: "short",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "short",
		timeZone,
	});
	return (time) => format.format(time);
}

/** In the zone of the person who gives a command. It has no name on a machine that was given none. */
export const localTime = clockIn();
