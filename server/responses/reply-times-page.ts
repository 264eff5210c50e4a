import { type PublishedReplyTimes, replyTimesPlaces } from "#domain/leads/reply-promise.ts";

/** Where the page has what it shows while there are too few replies, and the template of the figures. */
const waiting = /(<div[^>]*id="reply-times"[^>]*>).*?(<\/div>)/s;
const template = /<template id="reply-times-measured">(.*?)<\/template>/s;
/** The figure of the median with its name. */
const medianRow = new RegExp(`<div>(?:(?!<div>).)*${replyTimesPlaces.median}.*?</div>`, "s");

/** The page with figures in the place of what it says without them. */
export function withReplyTimes(html: string, figures: PublishedReplyTimes | null, locale: string): string {
	const [, measured] = template.exec(html) ?? [];
	if (figures === null || measured === undefined) return html;
	const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format;
	const { median } = figures;
	const withMedian =
		median === null
			? measured.replace(medianRow, "")
			: measured.replace(replyTimesPlaces.median, duration(median, locale));
	const shown = withMedian
		// Rounded down: 99.6 per cent is not all of them.
		.replace(replyTimesPlaces.share, number({ style: "percent" })(Math.floor(figures.share * 100) / 100))
		.replace(replyTimesPlaces.replies, number({})(figures.replies));
	return html
		.replace(template, "")
		.replace(waiting, (_, open: string, close: string) => open + shown + close);
}

function duration(ofMinutes: number, locale: string): string {
	const unit = (name: "hour" | "minute") =>
		new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay: "long" }).format;
	const [hours, minutes] = [Math.floor(ofMinutes / 60), ofMinutes % 60];
	const parts = [
		...(hours > 0 ? [unit("hour")(hours)] : []),
		...(minutes > 0 || hours === 0 ? [unit("minute")(minutes)] : []),
	];
	return new Intl.ListFormat(locale, { type: "unit" }).format(parts);
}
