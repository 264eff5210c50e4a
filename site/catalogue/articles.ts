import { articleSchema } from "#content/schemas/article.ts";
import { blogSchema } from "#content/schemas/pages/blog.ts";
import { categoryPages } from "#site/catalogue/category-pages.ts";
import { readContent, readMarkdownFolder } from "#site/catalogue/content.ts";
import { readingMinutes, renderMarkdown } from "#site/catalogue/markdown.ts";
import { relatedPages } from "#site/catalogue/related-pages.ts";

export const blog = readContent("content/pages/blog.yaml", blogSchema);

/** The parts of a text, to link to: their ids from the HTML, their words from the Markdown. */
function headingsOf(html: string, body: string) {
	const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)];
	return [...body.matchAll(/^## (.+)$/gm)].map(([, text = ""], index) => ({
		id: ids[index]?.[1] ?? "",
		text,
	}));
}

/** A text as HTML, its headings, and the minutes that it takes to read. */
function readableText(body: string) {
	const html = renderMarkdown(body);
	return { html, headings: headingsOf(html, body), minutes: readingMinutes(body) };
}

/** The articles, newest first, each with its path, its text and the pages that it leads to. */
export const articles = readMarkdownFolder("articles", articleSchema)
	.toSorted((a, b) => b.data.date.localeCompare(a.data.date))
	.map(({ slug, data, body }) => ({
		slug,
		...data,
		path: `/resources/blog/${slug}`,
		...readableText(body),
		relatedPages: relatedPages(data.related, `content/articles/${slug}.md`),
	}));

/** All articles, and each category at an address of its own. */
export const articleLists = categoryPages("/resources/blog", blog, articles);
