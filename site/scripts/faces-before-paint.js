// Runs in the head, after the links of the faces: on a line whose answer came at once, they are fetched before they are
// asked for, and the first paint has them. On a slow line they could only hold it up (`font-display: optional`).
{
	const [{ requestStart, responseStart }] = /** @type {[PerformanceNavigationTiming]} */ (
		/** @type {unknown} */ (performance.getEntriesByType("navigation"))
	);
	if (responseStart - requestStart < 100)
		for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("[media]")))
			link.media = "";
}
