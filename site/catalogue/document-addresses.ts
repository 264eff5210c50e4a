import type { Industry } from "#site/catalogue/industries.ts";
import type { Webinar } from "#site/catalogue/webinars.ts";
import type { WhitePaper } from "#site/catalogue/white-papers.ts";

/** Where each PDF is; the libraries that set it are not needed to know that. */
export const paperPdf = ({ path }: Pick<WhitePaper, "path">) => `${path}.pdf`;
export const slidesPdf = ({ path }: Pick<Webinar, "path">) => `${path}.pdf`;
export const guidePdf = ({ guide }: Pick<Industry, "guide">) => `/guides/${guideName(guide)}.pdf`;

/** A guide's file without its ending, which its formats differ in. */
export const guideName = ({ fileName }: Pick<Industry["guide"], "fileName">) =>
	fileName.replace(/\.txt$/, "");
