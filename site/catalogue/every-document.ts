import { guideFile, paperFile, slidesFile } from "#site/catalogue/document-files.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";

/** Sets every document that the pages offer, the last that they ask for first. */
export async function setEveryDocument(): Promise<void> {
	for (const webinar of webinarsIn(pageLocale).toReversed()) await slidesFile(webinar, pageLocale);
	for (const paper of whitePapersIn(pageLocale).toReversed()) await paperFile(paper, pageLocale);
	for (const industry of industriesIn(pageLocale).toReversed()) await guideFile(industry, pageLocale);
}
