import { adoptOverlayStyles } from "#site/scripts/overlay-styles.ts";

const shownFor = 5000;

/** Shows the text of each `toast` event in the page's live region. It is never the only sign of what happened. */
export function startToasts(): void {
	const toast = document.querySelector<HTMLElement>(".toast");
	if (!toast) return;
	let timer = 0;
	addEventListener("toast", async (event) => {
		if (!(event instanceof CustomEvent)) return;
		await adoptOverlayStyles().catch(() => undefined);
		clearTimeout(timer);
		toast.textContent = String(event.detail);
		toast.showPopover();
		timer = window.setTimeout(() => toast.hidePopover(), shownFor);
	});
	document.addEventListener("click", ({ target }) => {
		if (!(target instanceof Element) || !target.closest('a[download][href^="/guides/"]')) return;
		dispatchEvent(new CustomEvent("toast", { detail: toast.dataset["guide"] }));
	});
}
