import { chapterSchema } from "#content/schemas/documents/chapter.ts";
import { chapterHtml } from "#documents/html/chapter-html.ts";
import { parseChapter } from "#documents/text/parse-chapter.ts";
import { readMarkdownFolder } from "#site/catalogue/content.ts";
import { documentMessages } from "#site/catalogue/document-messages.ts";
import { readingMinutes } from "#site/catalogue/markdown.ts";
import { type WhitePaper, whitePapers } from "#site/catalogue/white-papers.ts";

/** Room for a title in search results, beside the brand. */
const longestTitle = 54;
const shortestDescription = 70;

function chaptersOf(paper: WhitePaper) {
	const folder = `white-papers/${paper.slug}`;
	const files = readMarkdownFolder(folder, chapterSchema).toSorted((a, b) => a.slug.localeCompare(b.slug));
	// The file's number is its place in the paper and no part of its address.
	const pathOf = (name: string) => `${paper.path}/${name.replace(/^\d+-/, "")}`;
	const paths = new Map(files.map(({ slug }) => [slug, pathOf(slug)]));
	return files.map(({ slug: name, data, body, bodyLine }, index) => {
		const root = parseChapter({ file: `content/${folder}/${name}.md`, body, bodyLine });
		return {
			...{ ...data, name, root, path: pathOf(name), number: index + 1, count: files.length },
			...{ paper, meta: metaOf(paper, data), minutes: readingMinutes(body) },
			...chapterHtml(root, { paths, messages: documentMessages }),
		};
	});
}

/** Titles such as "Glossary" stand in several papers, so the paper's subject follows where there is room. */
function metaOf(paper: WhitePaper, { title, gist }: { readonly title: string; readonly gist: string }) {
	const subject = paper.meta.title.replace(/^[^:]*: /, "");
	const long = `${title}: ${subject}`;
	const description = gist.length < shortestDescription ? `${gist} ${paper.title}.` : gist;
	return { title: long.length <= longestTitle ? long : title, description };
}

/** The chapters of the white papers, paper by paper, in order. */
export const chapters = whitePapers.flatMap(chaptersOf);

export type Chapter = (typeof chapters)[number];

export function chaptersOfPaper(slug: string): readonly Chapter[] {
	return chapters.filter(({ paper }) => paper.slug === slug);
}
