import { type Article, articleSchema } from "#content/schemas/article.ts";
import { blogSchema } from "#content/schemas/pages/blog.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { categoryLabels, categoryPages } from "#site/catalogue/category-pages.ts";
import { placeOf, readContent, readMarkdownFolder } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { headingsOf, refuseFootnotes, renderMarkdown } from "#site/catalogue/markdown.ts";
import { readingMinutes } from "#site/catalogue/reading-time.ts";
import { articlesAfter } from "#site/catalogue/related-articles.ts";
import { relatedPages } from "#site/catalogue/related-pages.ts";

export const blogIn = perLocale((locale) => readContent("content/pages/blog.yaml", blogSchema, locale));

/** A text as HTML, its headings, and the minutes that it takes to read. */
function readableText(body: string, locale: Locale) {
	return {
		html: renderMarkdown(body, locale),
		headings: headingsOf(body, locale),
		minutes: readingMinutes(body),
	};
}

/**
 * Refuses articles of a day that is still to come: nothing would publish them on that day.
 * @param today as the articles write theirs, such as 2026-06-30
 * @param place of a value, by its file and path
 * @throws {ContentError} naming file and line of each.
 */
export function refuseFuture(
	articles: readonly (Pick<Article, "date"> & { readonly slug: string })[],
	today: string,
	place: typeof placeOf = placeOf,
): void {
	const faults = articles
		.filter(({ date }) => date > today)
		.map(({ slug, date }) => {
			const where = place(`content/articles/${slug}.md`, ["date"]);
			return `${where} has the date ${date}, which is still to come: take today's, or build on that day`;
		});
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
}

/** The articles, newest first, each with its path, its text and the pages that it leads to. */
export const articlesIn = perLocale((locale) => {
	const labels = categoryLabels(blogIn(locale));
	return readMarkdownFolder("articles", articleSchema, locale)
		.toSorted((a, b) => b.data.date.localeCompare(a.data.date))
		.map(({ slug, data, body, bodyLine }) => {
			const file = `content/articles/${slug}.md`;
			refuseFootnotes(file, body, bodyLine);
			return {
				slug,
				...data,
				categoryLabel: labels[data.category],
				path: `/resources/blog/${slug}`,
				...readableText(body, locale),
				relatedPages: relatedPages(data.related, file, "related", locale),
			};
		});
});

/** What a reader of an article may read next. */
export function nextArticlesOf(slug: string, locale: Locale) {
	const articles = articlesIn(locale);
	const [article] = articles.filter((each) => each.slug === slug);
	if (!article) return [];
	return articlesAfter(article, articles).map(({ title, path, excerpt, image, imageAlt }) => ({
		name: title,
		path,
		summary: excerpt,
		image,
		imageAlt,
	}));
}

/** All articles, and each category at an address of its own. */
export const articleListsIn = perLocale((locale) =>
	categoryPages("/resources/blog", blogIn(locale), articlesIn(locale)),
);
