import { formatTag, type Locale } from "#domain/locale/locale.ts";

const dateStyles = {
	"long-day": { day: "numeric", month: "long", year: "numeric" },
	"short-day": { day: "numeric", month: "short" },
	"session-day": { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	"session-time": { hour: "numeric", minute: "2-digit" },
	"own-session-time": { hour: "numeric", minute: "2-digit", timeZoneName: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How a date or a time reads. The style called `own` names the zone: it is the visitor's, and not one that a text names. */
export type DateStyle = keyof typeof dateStyles;

/** The options of a style, for a script that formats by itself what the build has written for it. */
export function dateOptions(style: DateStyle): Intl.DateTimeFormatOptions {
	return dateStyles[style];
}

/** A moment in a zone such as "Pacific/Auckland", or else in the zone of the device. */
export function formatDate(moment: Date, style: DateStyle, locale: Locale, timeZone?: string): string {
	const options = { ...dateStyles[style], ...(timeZone && { timeZone }) };
	return new Intl.DateTimeFormat(formatTag(locale), options).format(moment);
}

/**
 * A day with its time, e.g. "Tuesday 3 March at 10:15 am"; with the zone's name where it is that of the device. The last
 * figures and "am" stay on one line.
 */
export function formatMoment(moment: Date, locale: Locale, timeZone?: string): string {
	const zone = timeZone === undefined ? { timeZoneName: "short" as const } : { timeZone };
	const options = {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "numeric",
		minute: "2-digit",
	} as const;
	const text = new Intl.DateTimeFormat(formatTag(locale), { ...options, ...zone }).format(moment);
	return text.replace(/\s(?=[ap]m)/, "\u00a0");
}

/** A day without a zone, written "2025-04-30". */
export function formatDay(day: string, style: "long-day" | "short-day", locale: Locale): string {
	return formatDate(new Date(`${day}T00:00:00Z`), style, locale, "UTC");
}

export function formatNumber(value: number, locale: Locale): string {
	return value.toLocaleString(formatTag(locale));
}

/** "a, b and c" */
export function formatList(items: readonly string[], locale: Locale): string {
	return new Intl.ListFormat(formatTag(locale)).format(items);
}

/** The size of a file, rounded up, e.g. "312 kB". */
export function formatKilobytes(bytes: number, locale: Locale): string {
	const format = new Intl.NumberFormat(formatTag(locale), { style: "unit", unit: "kilobyte" });
	return format.format(Math.ceil(bytes / 1000));
}
