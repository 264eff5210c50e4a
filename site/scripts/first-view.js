// Runs in the head, when nothing but the links of the faces has a `media`.
{
	const { dataset } = document.documentElement;
	// Firefox lets visitors switch it off.
	const [visit = /** @type {PerformanceNavigationTiming} */ ({})] =
		/** @type {[PerformanceNavigationTiming?]} */ (
			/** @type {unknown} */ (performance.getEntriesByType("navigation"))
		);
	const isQuick = visit.responseStart - visit.requestStart < 100;
	// The first paint waits for the faces where they are in the cache, or about to come to a wide screen. Elsewhere they are late.
	if (document.referrer.startsWith(location.origin) || (isQuick && innerWidth > 659))
		for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("[media]")))
			link.media = "";
	else dataset["late"] = "";
	// Where the page is shown from its top, what is below can be laid out after the first paint.
	if (visit.type === "navigate" && !location.hash) dataset["fromTop"] = "";
}
