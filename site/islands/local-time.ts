/** A moment in the visitor's own zone, e.g. "Tuesday 3 March at 10:15 am NZDT". */
export function localTime(iso: string): string {
	const format = {
		weekday: "long",
		day: "numeric",
		month: "long",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "short",
	} as const;
	return new Intl.DateTimeFormat("en-NZ", format).format(new Date(iso));
}
