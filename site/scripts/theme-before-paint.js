// Runs in the head, before anything is painted: a visitor's choice of theme overrides the device's, pictures included.
{
	const root = document.documentElement;
	/** @param {string | undefined} theme */
	const apply = (theme) => {
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
	let stored;
	try {
		stored = localStorage["theme"];
	} catch {}
	if (stored) {
		const update = () => apply(root.dataset["theme"]);
		const observer = new MutationObserver(update);
		root.dataset["theme"] = stored;
		observer.observe(root, { childList: true, subtree: true });
		addEventListener("DOMContentLoaded", () => {
			observer.disconnect();
			// What the parser has just added, the observer would have seen after this.
			update();
		});
	}
	addEventListener("theme", (event) => apply(/** @type {CustomEvent<string>} */ (event).detail));
}
