// Runs in the head, before anything is painted: a visitor's choice of theme overrides the device's, pictures included.
{
	const root = document.documentElement;
	/** @param {string} [theme] a choice that storage has not taken; without it the stored one is shown */
	const apply = (theme) => {
		try {
			theme ??= localStorage["theme"];
		} catch {}
		if (theme !== "dark" && theme !== "light") theme = "";
		if (theme) root.dataset["theme"] = theme;
		else delete root.dataset["theme"];
		for (const source of /** @type {NodeListOf<HTMLSourceElement>} */ (
			document.querySelectorAll("source[media]")
		)) {
			const media = source.dataset["media"] ?? source.media;
			const wanted = theme
				? media.replace("(prefers-color-scheme: dark)", theme === "dark" ? "(width)" : "(width<0)")
				: media;
			source.dataset["media"] = media;
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
