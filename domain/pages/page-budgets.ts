/** Bytes, as sent, that no page may pass. A test holds every built page to them, and the trust page publishes them. */
export const pageBudgets = {
	html: 13_000,
	/** Of an article, a chapter, a transcript, a policy or the list of figures. */
	longText: 24_000,
	css: 7_000,
	script: 1_500,
	formScript: 75_000,
	assessmentScript: 88_000,
	font: 24_000,
} as const;

/** The parts whose budget and heaviest page the trust page publishes. The assessment has a script budget of its own. */
export const weighedParts = ["html", "longText", "script", "formScript", "font"] as const;
export type WeighedPart = (typeof weighedParts)[number];

const longText =
	/^\/(?:privacy|terms|cookies|figures|assessment\/method|resources\/(?:blog|case-studies|white-papers|webinars)\/.+)$/;

/** Whether a page may be as heavy as a long text. */
export function isLongText(path: string): boolean {
	return longText.test(path);
}

/** The bytes that the HTML of a page may take as sent. */
export function htmlBudget(path: string): number {
	return isLongText(path) ? pageBudgets.longText : pageBudgets.html;
}

/** Where the trust page has room for the weight of a part, until the build has weighed all pages. */
export function weightPlace(part: WeighedPart): string {
	return `{{${part}}}`;
}
