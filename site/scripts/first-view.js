// Runs in the head, when nothing but the links of the faces has a `media`.
{
	const [visit] = /** @type {[PerformanceNavigationTiming]} */ (
		/** @type {unknown} */ (performance.getEntriesByType("navigation"))
	);
	// On a line whose answer came at once, the faces are fetched before text asks for them, and the first paint has them. On
	// a slow line they could only hold it up (`font-display: optional`).
	if (visit.responseStart - visit.requestStart < 100)
		for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("[media]")))
			link.media = "";
	// Where the page is shown from its top, what is below can be laid out after the first paint.
	if (visit.type === "navigate" && !location.hash) document.documentElement.dataset["fromTop"] = "";
}
