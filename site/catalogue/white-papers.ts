import { whitePapersSchema } from "#content/schemas/pages/white-papers.ts";
import { whitePaperSchema } from "#content/schemas/white-paper.ts";
import { categoryPages } from "#site/catalogue/category-pages.ts";
import { readContent, readFolder } from "#site/catalogue/content.ts";

export const whitePapersPage = readContent("content/pages/white-papers.yaml", whitePapersSchema);

/** The papers, newest first, each with its slug and path. */
export const whitePapers = readFolder("white-papers", whitePaperSchema)
	.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate))
	.map((paper) => ({ ...paper, path: `/resources/white-papers/${paper.slug}` }));

export type WhitePaper = (typeof whitePapers)[number];

/** All papers, and each category at an address of its own. */
export const whitePaperLists = categoryPages("/resources/white-papers", whitePapersPage, whitePapers);
