import sheet from "#site/layouts/toast.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

declare global {
	interface WindowEventMap {
		/** A short text to show for a moment. */
		toast: CustomEvent<string>;
	}
}

const toastDuration = 5000;

/** Shows the text of each `toast` event in the page's live region. It is never the only sign of what happened. */
export function startToasts(): void {
	const toast = document.querySelector<HTMLElement>(".toast");
	if (!toast) return;
	adoptStyles(sheet);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const show = (text = "") => {
		clearTimeout(timer);
		toast.showPopover();
		toast.textContent = text;
		timer = setTimeout(() => toast.hidePopover(), toastDuration);
	};
	addEventListener("toast", ({ detail }) => show(detail));
	document.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest('[download][href^="/guides/"]'))
			show(toast.dataset["guide"]);
	});
}
