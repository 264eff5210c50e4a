// Runs in the head, when nothing but the links of the faces has a `media`: on a line whose answer came at once, they are
// fetched before text asks for them, and the first paint has them. On a slow line they could only hold it up
// (`font-display: optional`).
{
	const [answer] = /** @type {[PerformanceNavigationTiming]} */ (
		/** @type {unknown} */ (performance.getEntriesByType("navigation"))
	);
	if (answer.responseStart - answer.requestStart < 100)
		for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("[media]")))
			link.media = "";
}
