import { languageTag } from "#domain/locale/locale.ts";
import { addressOf } from "#site/catalogue/addresses.ts";
import { feedIn } from "#site/catalogue/feed.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

/** The articles as a JSON Feed, version 1.1 (jsonfeed.org). */
export function GET(): Response {
	const feed = feedIn(pageLocale);
	return Response.json({
		version: "https://jsonfeed.org/version/1.1",
		title: feed.title,
		description: feed.description,
		home_page_url: feed.home,
		feed_url: addressOf("/feed.json"),
		language: languageTag(pageLocale),
		items: feed.items.map(({ address, title, excerpt, html, date, author, category }) => ({
			id: address,
			url: address,
			title,
			summary: excerpt,
			content_html: html,
			date_published: date.toISOString(),
			authors: [{ name: author }],
			tags: [category],
		})),
	});
}
