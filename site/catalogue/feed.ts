import { addressOf } from "#site/catalogue/addresses.ts";
import { articlesIn, blogIn } from "#site/catalogue/articles.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { siteAddress, siteIn } from "#site/catalogue/site.ts";

/** What both feeds say of the blog. */
export const feedIn = perLocale((locale) => {
	const { meta } = blogIn(locale);
	return {
		title: `${siteIn(locale).name}: ${meta.title}`,
		description: meta.description,
		home: addressOf("/resources/blog"),
		items: articlesIn(locale).map(({ path, title, excerpt, author, categoryLabel, date, html }) => ({
			...{ title, excerpt, author, category: categoryLabel, address: addressOf(path) },
			/** A reader shows the text elsewhere, where the site's own paths lead nowhere. */
			html: html.replaceAll(' href="/', ` href="${siteAddress()}/`),
			date: new Date(date),
		})),
	};
});

/** The feeds as a page's head names them. */
export const feedLinksIn = perLocale((locale) => {
	const { feed } = blogIn(locale);
	return [
		{ type: "application/rss+xml", href: "/rss.xml", title: feed.rss },
		{ type: "application/feed+json", href: "/feed.json", title: feed.json },
	];
});
