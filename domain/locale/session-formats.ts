import { formatInstant } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";

const parts = {
	day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	weekday: { weekday: "long" },
	number: { day: "numeric" },
	month: { month: "short", year: "numeric" },
	moment: {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
	},
	time: { hour: "numeric", minute: "2-digit" },
} as const;

export type SessionPart = keyof typeof parts;

/** The day, a part of it or the time of a session in a zone such as "Pacific/Auckland", whose name can be told with it. */
export function formatSession(
	startsAt: string,
	part: SessionPart,
	locale: Locale,
	timeZone: string,
	isNamed = false,
): string {
	const timeZoneName = isNamed ? "short" : undefined;
	return formatInstant(new Date(startsAt), { ...parts[part], timeZone, timeZoneName }, locale);
}

/** How a script in the browser writes the same in the visitor's own zone, which its time then names. */
export function ownSessionOptions(part: SessionPart): Intl.DateTimeFormatOptions {
	return part === "time" ? { ...parts.time, timeZoneName: "short" } : parts[part];
}
