import { copy } from "#desk/app/copy.ts";
import { formatInstant, formatMoment } from "#domain/locale/formats.ts";

/** A moment in the time of the device, or of a zone such as "Pacific/Auckland", with its year unless that is this one. */
export function momentAt(moment: Date, timeZone?: string): string {
	const place = timeZone === undefined ? {} : { timeZone };
	// On New Year's Day the zone can be a year ahead of the device.
	const yearOf = (each: Date) => formatInstant(each, { ...place, year: "numeric" }, copy.locale);
	if (yearOf(moment) === yearOf(new Date())) return formatMoment(moment, copy.locale, timeZone);
	const zone = timeZone === undefined ? { timeZoneName: "short" as const } : place;
	const options = {
		...({ weekday: "long", day: "numeric", month: "long", year: "numeric" } as const),
		...({ hour: "numeric", minute: "2-digit" } as const),
	};
	return formatInstant(moment, { ...options, ...zone }, copy.locale);
}
