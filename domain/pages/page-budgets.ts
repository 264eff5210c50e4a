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
