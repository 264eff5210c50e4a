import { formatTag, type Locale } from "#domain/locale/locale.ts";

/**
 * A day with its time, e.g. "Tuesday 3 March at 10:15 am", in a zone such as "Pacific/Auckland" or in that of the device, whose name
 * is then told.
 */
export function formatMoment(
	moment: Date,
	locale: Locale,
	timeZone?: string,
	isNamed = timeZone === undefined,
): string {
	const options = {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "numeric",
		minute: "2-digit",
		timeZone,
		timeZoneName: isNamed ? "short" : undefined,
	} as const;
	return formatInstant(moment, options, locale);
}

/** A time of day such as "10:15 am", in the zone of the device. */
export function formatTime(moment: Date, locale: Locale): string {
	return formatInstant(moment, { hour: "numeric", minute: "2-digit" }, locale);
}

/** As the options say; a month, "am" and "pm" stay on the line of their figures. */
export function formatInstant(moment: Date, options: Intl.DateTimeFormatOptions, locale: Locale): string {
	const text = new Intl.DateTimeFormat(formatTag(locale), options).format(moment);
	return text.replace(/(\b\d\d?)\s/g, "$1\u00a0");
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
