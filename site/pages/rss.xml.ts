import { languageTag } from "#domain/locale/locale.ts";
import { addressOf } from "#site/catalogue/addresses.ts";
import { feedIn } from "#site/catalogue/feed.ts";
import { pageLocale } from "#site/catalogue/page-locale.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escapeXml = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** The articles as RSS 2.0, each with its whole text. */
export function GET(): Response {
	const feed = feedIn(pageLocale);
	const items = feed.items.map(
		({ address, title, excerpt, html, date, author, category }) => `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${date.toUTCString()}</pubDate>
<dc:creator>${escapeXml(author)}</dc:creator>
<category>${escapeXml(category)}</category>
<description>${escapeXml(excerpt)}</description>
<content:encoded>${escapeXml(html)}</content:encoded>
</item>`,
	);
	return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${feed.home}</link>
<description>${escapeXml(feed.description)}</description>
<language>${languageTag(pageLocale)}</language>
<lastBuildDate>${feed.items[0]?.date.toUTCString()}</lastBuildDate>
<atom:link href="${addressOf("/rss.xml")}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`);
}
