/**
 * A moment in the visitor's own zone, e.g. "Tuesday 3 March at 10:15 am NZDT", or in the zone that is named, without
 * the zone's name. Its last figures and "am" stay on one line.
 */
export function localTime(moment: Date, timeZone?: string): string {
	const format = {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "numeric",
		minute: "2-digit",
		...(timeZone === undefined ? { timeZoneName: "short" as const } : { timeZone }),
	} as const;
	return new Intl.DateTimeFormat("en-NZ", format).format(moment).replace(/\s(?=[ap]m)/, "\u00a0");
}
