import sheet from "#site/layouts/toast.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

declare global {
	interface WindowEventMap {
		/** A short text to show for a moment. */
		toast: CustomEvent<string>;
	}
}

const shownFor = 5000;

let isStyled = false;

/** Shows the text of each `toast` event in the page's live region. It is never the only sign of what happened. */
export function startToasts(): void {
	const toast = document.querySelector<HTMLElement>(".toast");
	if (!toast) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	addEventListener("toast", ({ detail }) => {
		if (!isStyled) adoptStyles(sheet);
		isStyled = true;
		clearTimeout(timer);
		toast.textContent = detail;
		toast.showPopover();
		timer = setTimeout(() => toast.hidePopover(), shownFor);
	});
	document.addEventListener("click", ({ target }) => {
		if (!(target instanceof Element && target.closest('[download][href^="/guides/"]'))) return;
		dispatchEvent(new CustomEvent("toast", { detail: toast.dataset["guide"] }));
	});
}
