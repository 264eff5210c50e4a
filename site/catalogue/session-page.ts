import type { Locale } from "#domain/locale/locale.ts";
import { isUnderWay, webinarEnd, webinarState } from "#domain/webinars/webinar-state.ts";
import { eventData } from "#site/catalogue/structured-data.ts";
import { type Webinar, webinarFormCopy, webinarsPageIn } from "#site/catalogue/webinars.ts";

/** What the page of a session shows from a moment on: it offers a place, then what there is of the session to see, or to ask for. */
export function sessionPageAt(moment: Date, webinar: Webinar, locale: Locale) {
	const { title, description, slug, recordingUrl, transcript, format } = webinar;
	const page = webinarsPageIn(locale);
	const state = webinarState(webinar, moment);
	const isRecorded = state === "recorded";
	const hasFilm = isRecorded && recordingUrl !== undefined;
	const id = isRecorded ? "request" : "register";
	const { heading, lead } = isUnderWay(webinar, moment) ? page.register.underWay : page[id];
	const copy = webinarFormCopy(webinar, moment, locale);
	const since = isRecorded && format === "live" ? webinarEnd(webinar) : undefined;
	const actions = [
		hasFilm ? { label: page.labels.watch, href: "#recording" } : { label: copy.submit, href: `#${id}` },
		...(isRecorded && transcript ? [{ label: page.labels.readTranscript, href: "#transcript" }] : []),
	];
	return {
		state,
		hero: { heading: title, lead: description, actions },
		/** Null where there is nothing to ask for. */
		form: hasFilm ? null : { heading, lead, id, copy, subject: { slug, name: title }, since },
		data: isRecorded ? [] : [eventData(webinar, locale)],
	};
}
