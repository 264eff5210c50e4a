import { replyTimesSchema } from "#content/schemas/pages/reply-times.ts";
import { replyHours, warningHours } from "#domain/leads/deadlines.ts";
import { leastReplies, publishedDays } from "#domain/leads/reply-promise.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import { readContent } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";

const figures = {
	replyHours,
	days: publishedDays,
	least: leastReplies,
	firstWarning: replyHours - warningHours.first,
	lastWarning: replyHours - warningHours.last,
};

/** The page's copy with the figures of the code in their places. */
export const replyTimesIn = perLocale((locale) => {
	const copy = readContent("content/pages/reply-times.yaml", replyTimesSchema, locale);
	const filled = (text: Message<keyof typeof figures>) => formatMessage(text, figures, locale);
	const { meta, hero, measured, hours, how, closing, link } = copy;
	return {
		...{ meta, closing, link },
		hero: { ...hero, lead: filled(hero.lead) },
		measured: {
			heading: filled(measured.heading),
			waiting: filled(measured.waiting),
			labels: { median: measured.median, share: filled(measured.share), replies: measured.replies },
		},
		hours: {
			heading: hours.heading,
			entries: hours.entries.map(({ period, heading, text }) => ({
				period: filled(period),
				heading,
				text: filled(text),
			})),
		},
		how: { heading: how.heading, paragraphs: how.paragraphs.map(filled) },
	};
});
