import { replyTimesSchema } from "#content/schemas/pages/reply-times.ts";
import { hour } from "#domain/durations.ts";
import { replyHours, warningHours } from "#domain/leads/deadlines.ts";
import { minReplies, publishedDays } from "#domain/leads/reply-promise.ts";
import { formatTag } from "#domain/locale/locale.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { zoneOffsetAt } from "#domain/locale/zone-offsets.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";

const figures = {
	replyHours,
	days: publishedDays,
	least: minReplies,
	firstWarning: replyHours - warningHours.first,
	lastWarning: replyHours - warningHours.last,
};

/** A day of the southern winter, when no office has moved its clocks. */
const winterDay = "2026-07-01T00:00";
const day = Date.parse(`${winterDay}Z`);
const scaleHours = [0, 6, 12, 18, 24];

/** Hours that a zone is ahead of UTC on that day. */
function hoursAhead(timeZone: string): number {
	const itsStart = Date.parse(winterDay + zoneOffsetAt(timeZone, new Date(day)));
	return (day - itsStart) / hour;
}

/** The offices' hours as hours of a scale, which begins with the home office's day; the earliest first. */
const officeDaysIn = perLocale((locale) => {
	const { offices } = siteIn(locale);
	const [home] = offices;
	const start = home ? home.hours.from - hoursAhead(home.timeZone) : 0;
	const format = new Intl.DateTimeFormat(formatTag(locale), { hour: "numeric", timeZone: "UTC" });
	const shown = (ofScale: number) => format.format(day + ofScale * hour);
	const days = offices.map(({ name, timeZone, hours: { from, to } }) => ({
		...{ name, from: shown(from), to: shown(to), length: to - from },
		start: (from - hoursAhead(timeZone) - start + 24) % 24,
	}));
	return {
		days: days.toSorted((one, other) => one.start - other.start),
		scale: scaleHours.map((each) => ({ hour: each, name: shown((home?.hours.from ?? 0) + each) })),
	};
});

/** The page's copy with the figures of the code in their places. */
export const replyTimesIn = perLocale((locale) => {
	const copy = readContent("content/pages/reply-times.yaml", replyTimesSchema, locale);
	const filled = (text: Message<keyof typeof figures>) => formatMessage(text, figures, locale);
	const { meta, hero, measured, clock, hours, how, closing, link } = copy;
	const { days, scale } = officeDaysIn(locale);
	return {
		...{ meta, how, closing, link },
		hero: { ...hero, lead: filled(hero.lead) },
		measured: {
			heading: filled(measured.heading),
			waiting: filled(measured.waiting),
			labels: { median: measured.median, share: filled(measured.share), replies: measured.replies },
		},
		clock: {
			...{ heading: clock.heading, lead: clock.lead, caption: clock.caption, scale },
			days: days.map(({ from, to, ...day }) => ({
				...day,
				hours: formatMessage(clock.hours, { from, to }, locale),
			})),
		},
		hours: {
			heading: hours.heading,
			entries: hours.entries.map(({ period, heading, text }) => ({
				period: filled(period),
				heading,
				text: filled(text),
			})),
		},
	};
});
