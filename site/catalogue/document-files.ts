import { type DocumentFile, documentFile } from "#documents/compile/document-store.ts";
import type { DocumentSource } from "#documents/compile/typeset.ts";
import { guideDocument } from "#documents/guide-document.ts";
import { paperDocument } from "#documents/paper-document.ts";
import { slidesDocument } from "#documents/slides-document.ts";
import { guideFromIndustry } from "#domain/guides/guide-from-industry.ts";
import { chaptersOfPaper } from "#site/catalogue/chapters.ts";
import { documentMessages } from "#site/catalogue/document-messages.ts";
import type { industries } from "#site/catalogue/industries.ts";
import { site } from "#site/catalogue/site.ts";
import type { Webinar } from "#site/catalogue/webinars.ts";
import type { WhitePaper } from "#site/catalogue/white-papers.ts";

type Industry = (typeof industries)[number];

const imprint = { brand: site.name, siteUrl: site.url, messages: documentMessages };
const locale = "en-NZ";
const inWords = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

/** Pages of the site ask for the same document: it is set once. */
const files = new Map<string, Promise<DocumentFile>>();

function fileOnce(path: string, source: () => DocumentSource): Promise<DocumentFile> {
	const file = files.get(path) ?? documentFile(source());
	// Under the development server a saved text must reach the next request.
	if (import.meta.env.PROD) files.set(path, file);
	return file;
}

export const paperPdf = ({ path }: Pick<WhitePaper, "path">) => `${path}.pdf`;
export const slidesPdf = ({ path }: Pick<Webinar, "path">) => `${path}.pdf`;
export const guidePdf = ({ guide }: Pick<Industry, "guide">) =>
	`/guides/${guide.fileName.replace(/\.txt$/, ".pdf")}`;

export function paperFile(paper: WhitePaper): Promise<DocumentFile> {
	const published = { iso: paper.publishDate, shown: inWords.format(new Date(paper.publishDate)) };
	const chapters = chaptersOfPaper(paper.slug);
	return fileOnce(paperPdf(paper), () => paperDocument({ ...paper, published, chapters }, imprint));
}

export function guideFile(industry: Industry): Promise<DocumentFile> {
	const guide = guideFromIndustry(industry, { name: site.name, email: site.email, url: site.url });
	const { slug, card } = industry;
	return fileOnce(guidePdf(industry), () => guideDocument(slug, card.description, guide, imprint));
}

export function slidesFile(webinar: Webinar): Promise<DocumentFile> {
	const held = inWords.format(new Date(webinar.startsAt));
	const byline = `${webinar.speaker} · ${held}`;
	return fileOnce(slidesPdf(webinar), () => slidesDocument({ ...webinar, byline }, imprint));
}

/** How long and how large a file is, as a reader sees it. */
export function fileFacts({ bytes, pages }: DocumentFile) {
	const kilobytes = Math.ceil(bytes.length / 1000);
	const format = new Intl.NumberFormat(locale, { style: "unit", unit: "kilobyte" });
	return { pages, size: format.format(kilobytes) };
}

/** Each paper with the pages that its file has. */
export function withPageCounts<Paper extends WhitePaper>(papers: readonly Paper[]) {
	return Promise.all(papers.map(async (paper) => ({ ...paper, pages: (await paperFile(paper)).pages })));
}
