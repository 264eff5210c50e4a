/** Such as "1 Jan 2026, 1:00 pm NZDT", in a zone such as `Pacific/Auckland`. */
export function localTime(time: Date, timeZone: string): string {
	const clock = new Intl.DateTimeFormat("en-NZ", {
		day: "numeric",
		month: "short",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "short",
		timeZone,
	});
	return clock.format(time);
}
