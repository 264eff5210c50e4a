import { type PublishedReplyTimes, replyTimesPlaces } from "#domain/leads/reply-promise.ts";

/** Where the page has what it shows while there are too few replies, and the template of the figures. */
const waiting = /(<div[^>]*id="reply-times"[^>]*>).*?(<\/div>)/s;
const template = /<template id="reply-times-measured">(.*?)<\/template>/s;

/** The page with figures in the place of what it says without them. */
export function withReplyTimes(html: string, figures: PublishedReplyTimes | null, locale: string): string {
	const [, measured] = template.exec(html) ?? [];
	if (figures === null || measured === undefined) return html;
	const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format;
	const unit = (name: "hour" | "minute") => number({ style: "unit", unit: name, unitDisplay: "long" });
	const [hours, minutes] = [Math.floor(figures.median / 60), figures.median % 60];
	const parts = [
		...(hours > 0 ? [unit("hour")(hours)] : []),
		...(minutes > 0 || hours === 0 ? [unit("minute")(minutes)] : []),
	];
	const list = new Intl.ListFormat(locale, { type: "unit" });
	const shown = measured
		.replace(replyTimesPlaces.median, list.format(parts))
		// Rounded down: 99.6 per cent is not all of them.
		.replace(replyTimesPlaces.share, number({ style: "percent" })(Math.floor(figures.share * 100) / 100))
		.replace(replyTimesPlaces.replies, number({})(figures.replies));
	return html
		.replace(template, "")
		.replace(waiting, (_, open: string, close: string) => open + shown + close);
}
