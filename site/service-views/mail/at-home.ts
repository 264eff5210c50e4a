import { formatMoment } from "#domain/locale/formats.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { officesIn } from "#site/catalogue/webinars.ts";

/** A moment at the home office. */
export function atHome(moment: Date): string {
	const [{ name, timeZone }] = officesIn(pageLocale);
	return `${formatMoment(moment, pageLocale, timeZone)} (${name})`;
}
