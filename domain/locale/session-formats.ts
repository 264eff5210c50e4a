import { formatTag, type Locale } from "#domain/locale/locale.ts";

// A file of its own: the pages that load it have little room for script.
const parts = {
	day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	time: { hour: "numeric", minute: "2-digit" },
} as const;

export type SessionPart = keyof typeof parts;

/** The day or the time of a session in a zone such as "Pacific/Auckland", or in that of the device: its time then names the zone. */
export function formatSession(
	startsAt: string,
	part: SessionPart,
	locale: Locale,
	timeZone?: string,
): string {
	const isOwnTime = part === "time" && timeZone === undefined;
	const zone = timeZone === undefined ? isOwnTime && { timeZoneName: "short" as const } : { timeZone };
	return new Intl.DateTimeFormat(formatTag(locale), { ...parts[part], ...zone }).format(new Date(startsAt));
}
