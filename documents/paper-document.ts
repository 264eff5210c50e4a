import type { Root } from "mdast";
import type { ChapterHead } from "#content/schemas/documents/chapter.ts";
import type { DocumentSource } from "#documents/compile/typeset.ts";
import { pageCover } from "#documents/covers/cover-plans.ts";
import type { Imprint } from "#documents/imprint.ts";
import { worksheetOf } from "#documents/text/chapter-tree.ts";
import { renderNodes, textScope } from "#documents/typst/render-text.ts";
import { call, literal, textContent } from "#documents/typst/typst-code.ts";

interface PaperChapter extends ChapterHead {
	/** The file's name, which other chapters link to. */
	readonly name: string;
	readonly root: Root;
}

export interface Paper {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly abstract: readonly string[];
	readonly topics: readonly string[];
	/** As in the content, "2026-06-24", and as a reader sees it. */
	readonly published: { readonly iso: string; readonly shown: string };
	readonly chapters: readonly PaperChapter[];
}

/** A white paper as source for the typesetter. */
export function paperDocument(paper: Paper, imprint: Imprint): DocumentSource {
	const { messages } = imprint;
	const chapterNames = paper.chapters.map(({ name }) => name);
	const place = { chapters: chapterNames, siteUrl: imprint.siteUrl, locale: messages.locale };
	const chapters = paper.chapters.map((chapter, index) => {
		const scope = textScope(chapter.root, { chapter: chapter.name, ...place });
		const head = [String(index + 1), chapter.title, chapter.gist].map((text) => textContent(text));
		const first = chapter.root.children.find(
			(node) => node.type === "table" || worksheetOf(node) !== undefined,
		);
		const worksheet = worksheetOf(first) !== undefined;
		const opening = call("chapter", { "opens-with-worksheet": worksheet }, ...head, chapter.name);
		return `${opening}\n\n${renderNodes(chapter.root.children, scope)}`;
	});
	const [year = 0, month = 1, day = 1] = paper.published.iso.split("-").map(Number);
	const about = literal({
		...{ title: paper.title, description: paper.description, keywords: paper.topics },
		...{ brand: imprint.brand, kind: messages.kinds.paper, site: new URL(imprint.siteUrl).host },
		published: { year, month, day },
		date: paper.published.shown,
		"contents-heading": messages.contents,
		chapters: Object.fromEntries(
			paper.chapters.map(({ name, gist }, index) => [
				name,
				{ number: String(index + 1), gist: textContent(gist) },
			]),
		),
		"abstract-heading": messages.abstract,
		abstract: paper.abstract.map((paragraph) => textContent(paragraph)),
	});
	const main = ['#import "paper.typ": *', `#show: body => paper(${about}, body)`, ...chapters].join("\n\n");
	return {
		main,
		messages,
		cover: pageCover(paper.slug),
		created: Date.UTC(year, month - 1, day) / 1000,
	};
}
