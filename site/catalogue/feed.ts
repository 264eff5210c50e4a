import { addressOf } from "#site/catalogue/addresses.ts";
import { articles, blog } from "#site/catalogue/articles.ts";
import { site } from "#site/catalogue/site.ts";

/** What both feeds say of the blog. */
export const feed = {
	title: `${site.name}: ${blog.meta.title}`,
	description: blog.meta.description,
	home: addressOf("/resources/blog"),
	items: articles.map(({ path, title, excerpt, author, category, date, html }) => ({
		...{ title, excerpt, author, category, address: addressOf(path) },
		/** A reader shows the text elsewhere, where the site's own paths lead nowhere. */
		html: html.replaceAll(' href="/', ` href="${site.url}/`),
		date: new Date(date),
	})),
};

/** The feeds as a page's head names them. */
export const feedLinks = [
	{ type: "application/rss+xml", href: "/rss.xml", title: blog.feed.rss },
	{ type: "application/feed+json", href: "/feed.json", title: blog.feed.json },
];
