// Runs in the head, before anything is painted: a visitor's choice of theme overrides the device's, pictures included.
{
	const root = document.documentElement;
	/** @param {string} [theme] what to show where storage is forbidden */
	const apply = (theme) => {
		try {
			theme = localStorage["theme"];
		} catch {}
		if (theme) root.dataset["theme"] = theme;
		else delete root.dataset["theme"];
		for (const source of /** @type {NodeListOf<HTMLSourceElement>} */ (
			document.querySelectorAll("source[media]")
		)) {
			source.dataset["media"] ??= source.media;
			const media = source.dataset["media"];
			const chosen = theme === "dark" ? "(width >= 0)" : "(width < 0)";
			const wanted = theme ? media.replace("(prefers-color-scheme: dark)", chosen) : media;
			if (source.media !== wanted) source.media = wanted;
		}
	};
	root.dataset["script"] = "";
	apply();
	if (root.dataset["theme"]) {
		const observer = new MutationObserver(() => apply());
		observer.observe(root, { childList: true, subtree: true });
		addEventListener("DOMContentLoaded", () => {
			observer.disconnect();
			// What the parser has just added, the observer would have seen after this.
			apply();
		});
	}
	// A page that was rendered ahead may be older than the choice.
	document.addEventListener("prerenderingchange", () => apply());
	addEventListener("theme", (event) => apply(/** @type {CustomEvent<string>} */ (event).detail));
}
