import { type DocumentFile, documentFile } from "#documents/compile/document-store.ts";
import type { DocumentSource } from "#documents/compile/typeset.ts";
import { guideDocument } from "#documents/guide-document.ts";
import type { Imprint } from "#documents/imprint.ts";
import { paperDocument } from "#documents/paper-document.ts";
import { slidesDocument } from "#documents/slides-document.ts";
import { formatDay, formatDayOf } from "#domain/locale/day-formats.ts";
import { formatKilobytes } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { chaptersOfPaper } from "#site/catalogue/chapters.ts";
import { guidePdf, paperPdf, slidesPdf } from "#site/catalogue/document-addresses.ts";
import { guideMessagesIn, guideOf } from "#site/catalogue/guides.ts";
import type { Industry } from "#site/catalogue/industries.ts";
import { documentMessagesIn } from "#site/catalogue/messages.ts";
import { siteIn } from "#site/catalogue/site.ts";
import { officesIn, type Webinar } from "#site/catalogue/webinars.ts";
import type { WhitePaper } from "#site/catalogue/white-papers.ts";

function imprintIn(locale: Locale): Imprint {
	const { name, url } = siteIn(locale);
	return { brand: name, siteUrl: url, messages: documentMessagesIn(locale) };
}

/** Pages of the site ask for the same document: it is set once. */
const files = new Map<string, Promise<DocumentFile>>();

function fileOnce(path: string, locale: Locale, source: () => DocumentSource): Promise<DocumentFile> {
	const key = `${locale} ${path}`;
	const file = files.get(key) ?? documentFile(source());
	// Under the development server a saved text must reach the next request.
	if (import.meta.env.PROD) files.set(key, file);
	return file;
}

export function paperFile(paper: WhitePaper, locale: Locale): Promise<DocumentFile> {
	return fileOnce(paperPdf(paper), locale, () => {
		const published = { iso: paper.publishDate, shown: formatDay(paper.publishDate, "long-day", locale) };
		const chapters = chaptersOfPaper(paper.slug, locale);
		return paperDocument({ ...paper, published, chapters }, imprintIn(locale));
	});
}

export function guideFile(industry: Industry, locale: Locale): Promise<DocumentFile> {
	const { slug, card } = industry;
	return fileOnce(guidePdf(industry), locale, () => {
		const content = { guide: guideOf(industry, locale), copy: guideMessagesIn(locale) };
		return guideDocument({ slug, description: card.description, ...content }, imprintIn(locale));
	});
}

export function slidesFile(webinar: Webinar, locale: Locale): Promise<DocumentFile> {
	return fileOnce(slidesPdf(webinar), locale, () => {
		const [{ timeZone }] = officesIn(locale);
		const held = formatDayOf(new Date(webinar.startsAt), "long-day", locale, timeZone);
		return slidesDocument({ ...webinar, byline: `${webinar.speaker} · ${held}` }, imprintIn(locale));
	});
}

/** Where a file is, and how long and how large, as a reader sees it. */
function linkTo(href: string, { bytes, pages }: DocumentFile, locale: Locale) {
	return { href, pages, size: formatKilobytes(bytes.length, locale) };
}

export async function paperLink(paper: WhitePaper, locale: Locale) {
	return linkTo(paperPdf(paper), await paperFile(paper, locale), locale);
}

export async function guideLink(industry: Industry, locale: Locale) {
	return linkTo(guidePdf(industry), await guideFile(industry, locale), locale);
}

export async function slidesLink(webinar: Webinar, locale: Locale) {
	return linkTo(slidesPdf(webinar), await slidesFile(webinar, locale), locale);
}

/** Each paper with its file's address and the pages that it has. */
export function withFiles<Paper extends WhitePaper>(papers: readonly Paper[], locale: Locale) {
	return Promise.all(
		papers.map(async (paper) => {
			const { pages } = await paperFile(paper, locale);
			return { ...paper, pdf: paperPdf(paper), pages };
		}),
	);
}
