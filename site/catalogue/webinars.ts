import type { FormCopy } from "#content/schemas/form-copy.ts";
import { webinarsSchema } from "#content/schemas/pages/webinars.ts";
import type { Office } from "#content/schemas/site.ts";
import { type Webinar as WrittenWebinar, webinarSchema } from "#content/schemas/webinar.ts";
import { retentionMonths } from "#domain/leads/deadlines.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { zoneOffsetAt } from "#domain/locale/zone-offsets.ts";
import { versionAddress } from "#domain/pages/page-version.ts";
import { isUnderWay, webinarEnd, webinarState } from "#domain/webinars/webinar-state.ts";
import { placeOf, readContent, readFolder } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { formCopy } from "#site/catalogue/forms.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";

export const webinarsPageIn = perLocale((locale) =>
	readContent("content/pages/webinars.yaml", webinarsSchema, locale),
);

/** The sessions in the order in which they are held. */
export const webinarsIn = perLocale((locale) => {
	const { name, offices } = siteIn(locale);
	const webinars = readFolder("webinars", webinarSchema, locale);
	const faults = webinars.flatMap((webinar) =>
		startFaults(webinar, offices).map(
			(fault) => `${placeOf(`content/webinars/${webinar.slug}.yaml`, ["startsAt"])} ${fault}`,
		),
	);
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
	return webinars
		.toSorted((a, b) => webinarEnd(a).getTime() - webinarEnd(b).getTime())
		.map((webinar) => ({
			...webinar,
			speaker: `${webinar.speaker}, ${name}`,
			path: `/resources/webinars/${webinar.slug}`,
		}));
});

/** What is wrong with the time of a session to come: an offset that no office has on its day moves it by an hour. */
export function startFaults(
	{ format, startsAt }: Pick<WrittenWebinar, "format" | "startsAt">,
	offices: readonly Pick<Office, "name" | "timeZone">[],
): string[] {
	const moment = new Date(startsAt);
	const offsets = offices.map(({ name, timeZone }) => ({ name, offset: zoneOffsetAt(timeZone, moment) }));
	const isKnown = startsAt.endsWith("Z") || offsets.some(({ offset }) => startsAt.endsWith(offset));
	if (format !== "live" || isKnown) return [];
	const known = offsets.map(({ name, offset }) => `${name} ${offset}`).join(", ");
	return [`startsAt: no office has the offset of ${startsAt} on that day. They have: ${known}`];
}

export type Webinar = ReturnType<typeof webinarsIn>[number];

/** What a page shows from a moment on; the build decides nothing by the clock, so each version is built. */
export interface PageVersion {
	readonly from: Date;
	/** What follows the page's own path; undefined for the first version, which is at that path. */
	readonly route: string | undefined;
	/** The moments of the versions after it. */
	readonly later: readonly Date[];
}

const beginning = new Date(0);

/** The versions of a page that lists these sessions: it changes whenever a live one ends. */
export function pageVersions(shown: readonly Webinar[]): PageVersion[] {
	return versionsFrom(shown.filter(({ format }) => format === "live").map(webinarEnd));
}

/** The versions of the page of a session: a live one changes it when it begins and when it ends. */
export function sessionVersions(webinar: Webinar): PageVersion[] {
	return versionsFrom(webinar.format === "live" ? [new Date(webinar.startsAt), webinarEnd(webinar)] : []);
}

/** @param changes when the page becomes another, the earliest first */
function versionsFrom(changes: readonly Date[]): PageVersion[] {
	// Sessions that end at one moment change the page once.
	const later = [...new Set(changes.map(Number))].map((change) => new Date(change));
	return [beginning, ...later].map((from, index) => ({
		from,
		route: index === 0 ? undefined : versionAddress("", from).slice(1),
		later: later.slice(index),
	}));
}

/** The sessions as they are offered at a moment: those to come, the next one first, and those that have been, the last one first. */
export function webinarsAt(moment: Date, locale: Locale) {
	const webinars = webinarsIn(locale);
	const has = (state: string) => (webinar: Webinar) => webinarState(webinar, moment) === state;
	return { live: webinars.filter(has("live")), recorded: webinars.filter(has("recorded")).toReversed() };
}

/** What the form of a session says at a moment: it asks for a place or, after the session, for the recording. */
export function webinarFormCopy(webinar: Webinar, moment: Date, locale: Locale): FormCopy {
	const own = formCopy("webinar", locale);
	const { register, request } = webinarsPageIn(locale);
	if (webinarState(webinar, moment) === "live") {
		const { name: subject, receipt, underWay } = register;
		const privacy = formatMessage(register.privacy, { months: retentionMonths }, locale);
		const copy = { ...own, subject, privacy, receipt };
		if (!isUnderWay(webinar, moment)) return copy;
		return { ...copy, submit: underWay.submit, receipt: { ...receipt, next: underWay.next } };
	}
	const { name: subject, submit, receipt } = request;
	return { ...own, subject, submit, receipt };
}

/** The offices, whose times a session's page shows until a script knows the visitor's zone. */
export function officesIn(locale: Locale) {
	const [homeOffice, ...otherOffices] = siteIn(locale).offices;
	if (!homeOffice) throw new Error("content/site.yaml names no office");
	return [homeOffice, ...otherOffices] as const;
}
