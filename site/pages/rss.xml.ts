import rss from "@astrojs/rss";
import { escapeUTF8 } from "entities";
import { addressOf } from "#site/catalogue/addresses.ts";
import { feed } from "#site/catalogue/feed.ts";

/** The articles as RSS 2.0, each with its whole text. */
export function GET(): Promise<Response> {
	return rss({
		title: feed.title,
		description: feed.description,
		site: feed.home,
		trailingSlash: false,
		xmlns: { atom: "http://www.w3.org/2005/Atom", dc: "http://purl.org/dc/elements/1.1/" },
		customData: [
			"<language>en-NZ</language>",
			`<lastBuildDate>${feed.items[0]?.date.toUTCString()}</lastBuildDate>`,
			`<atom:link href="${addressOf("/rss.xml")}" rel="self" type="application/rss+xml"/>`,
		].join(""),
		items: feed.items.map(({ address, title, excerpt, html, date, author, category }) => ({
			title,
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
