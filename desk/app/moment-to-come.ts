import { copy } from "#desk/app/copy.ts";
import { formatMoment } from "#domain/locale/formats.ts";
import { formatTag } from "#domain/locale/locale.ts";

/** A moment in the time of the device, with its year unless that is this one. */
export function momentToCome(moment: Date, now: Date): string {
	if (moment.getFullYear() === now.getFullYear()) return formatMoment(moment, copy.locale);
	const options = { dateStyle: "full", timeStyle: "short" } as const;
	return new Intl.DateTimeFormat(formatTag(copy.locale), options).format(moment);
}
