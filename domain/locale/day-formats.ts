import { formatTag, type Locale } from "#domain/locale/locale.ts";

const dayStyles = {
	"long-day": { day: "numeric", month: "long", year: "numeric" },
	"short-day": { day: "numeric", month: "short" },
} as const;

/** A day without a zone, written "2025-04-30". */
export function formatDay(day: string, style: keyof typeof dayStyles, locale: Locale): string {
	const options = { ...dayStyles[style], timeZone: "UTC" };
	return new Intl.DateTimeFormat(formatTag(locale), options).format(new Date(`${day}T00:00:00Z`));
}

/** The day of a moment, in a zone such as "Pacific/Auckland" or in that of the device. */
export function formatDayOf(
	moment: Date,
	style: keyof typeof dayStyles,
	locale: Locale,
	timeZone?: string,
): string {
	return new Intl.DateTimeFormat(formatTag(locale), { ...dayStyles[style], timeZone }).format(moment);
}
