import { formatMoment } from "#domain/locale/formats.ts";
import { knownTimeZone } from "#domain/locale/time-zone.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { mailMessagesIn } from "#site/catalogue/messages.ts";
import { officesIn } from "#site/catalogue/webinars.ts";
import type { MailFact } from "#site/service-views/mail/mail-block.ts";

/** Writes one moment by the clocks of a zone, with the zone's name where the label does not say whose time it is. */
type Write = (timeZone: string, isNamed?: boolean) => string;

/** A moment by the visitor's own clock first, where its zone is known, then at each office where the clocks show another time. */
export function visitorTimes(timeZone: string | null, write: Write): MailFact[] {
	const offices = officesIn(pageLocale).map((office) => ({
		label: office.name,
		value: write(office.timeZone),
	}));
	// It may be stored by a version that knows more zones.
	const own = knownTimeZone(timeZone);
	if (own === null) return offices;
	const { yourTime } = mailMessagesIn(pageLocale).facts;
	const others = offices.filter(({ value }) => value !== write(own));
	return [{ label: yourTime, value: write(own, true) }, ...others];
}

/** A moment at each office, for those who work there. */
export function officeTimes(moment: Date): MailFact[] {
	return visitorTimes(null, (timeZone) => formatMoment(moment, pageLocale, timeZone));
}
