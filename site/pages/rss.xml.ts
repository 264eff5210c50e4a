import rss from "@astrojs/rss";
import { escapeUTF8 } from "entities";
import { languageTag } from "#domain/locale/locale.ts";
import { addressOf } from "#site/catalogue/addresses.ts";
import { feedIn } from "#site/catalogue/feed.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

/** The articles as RSS 2.0, each with its whole text. */
export function GET(): Promise<Response> {
	const { title, description, home, items } = feedIn(pageLocale);
	return rss({
		title,
		description,
		site: home,
		trailingSlash: false,
		xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
		customData: [
			`<language>${languageTag(pageLocale)}</language>`,
			`<lastBuildDate>${items[0]?.date.toUTCString()}</lastBuildDate>`,
			`<atom:link href="${addressOf("/rss.xml")}" rel="self" type="application/rss+xml"/>`,
		].join(""),
		items: items.map(({ address, date, excerpt, html, author, category, ...article }) => ({
			title: article.title,
			link: address,
			pubDate: date,
			description: excerpt,
			categories: [category],
			content: html,
			// RSS's own author has to be a mail address.
			customData: `<dc:creator>${escapeUTF8(author)}</dc:creator>`,
		})),
	});
}
