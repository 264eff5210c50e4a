/** A transition holds the next page back. It is worth that where the picture of a followed card moves into place, and skipped elsewhere. */
export function startPageTransitions(): void {
	addEventListener("pageswap", ({ viewTransition }) => {
		if (!document.activeElement?.closest(":is(.image-card,.study-card):has(img)"))
			viewTransition?.skipTransition();
	});
}
