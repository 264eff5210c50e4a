import { type ChapterHead, chapterSchema } from "#content/schemas/documents/chapter.ts";
import { maxTitleLength } from "#content/schemas/fields.ts";
import { chapterHtml } from "#documents/html/chapter-html.ts";
import { parseChapter } from "#documents/text/parse-chapter.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { readMarkdownFolder } from "#site/catalogue/content.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { documentMessagesIn } from "#site/catalogue/messages.ts";
import { inPseudoChapter } from "#site/catalogue/pseudo-chapter.ts";
import { readingMinutes } from "#site/catalogue/reading-time.ts";
import { type WhitePaper, whitePapersIn } from "#site/catalogue/white-papers.ts";

const minDescriptionLength = 70;

function chaptersOf(paper: WhitePaper, locale: Locale) {
	const folder = `white-papers/${paper.slug}`;
	const files = readMarkdownFolder(folder, chapterSchema, locale).toSorted((a, b) =>
		a.slug.localeCompare(b.slug),
	);
	// The file's number is its place in the paper and no part of its address.
	const pathOf = (name: string) => `${paper.path}/${name.replace(/^\d+-/, "")}`;
	const paths = new Map(files.map(({ slug }) => [slug, pathOf(slug)]));
	return files.map(({ slug: name, data, body, bodyLine }, index) => {
		const chapters = files.map(({ slug }) => slug);
		const root = parseChapter({ file: `content/${folder}/${name}.md`, body, bodyLine, chapters });
		// Not in the PDF: the engine reads the charts' SVG without a second font, which the accents need.
		const shown = locale === "en-XA" ? inPseudoChapter(root) : root;
		return {
			...{ ...data, name, root, path: pathOf(name), number: index + 1, count: files.length },
			...{ paper, meta: metaOf(paper, data, locale), minutes: readingMinutes(body) },
			...chapterHtml(shown, { paths, messages: documentMessagesIn(locale) }),
		};
	});
}

/** Titles such as "Glossary" are in several papers, so the paper's subject follows where there is room. */
function metaOf(paper: WhitePaper, { title, gist }: ChapterHead, locale: Locale) {
	const subject = paper.meta.title.replace(/^[^:]*: /, "");
	const long = formatMessage(documentMessagesIn(locale).chapter.pageTitle, { title, subject }, locale);
	const description = gist.length < minDescriptionLength ? `${gist} ${paper.title}.` : gist;
	return { title: long.length <= maxTitleLength ? long : title, description };
}

/** The chapters of the white papers, paper by paper, in order. */
export const chaptersIn = perLocale((locale) =>
	whitePapersIn(locale).flatMap((paper) => chaptersOf(paper, locale)),
);

export type Chapter = ReturnType<typeof chaptersIn>[number];

export function chaptersOfPaper(slug: string, locale: Locale): readonly Chapter[] {
	return chaptersIn(locale).filter(({ paper }) => paper.slug === slug);
}
