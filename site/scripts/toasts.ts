import sheet from "#site/layouts/toast.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

declare global {
	interface WindowEventMap {
		/** A short text to show for a moment. */
		toast: CustomEvent<string>;
	}
}

const toastDuration = 5000;

/** Where a form says that this device keeps what is typed. */
const draftNote = "main form .form-note:has(.text-button)";

/**
 * Shows the text of each `toast` event in the page's live region, and what is kept or downloaded. It is never the only sign of what
 * happened.
 */
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
		if (target instanceof Element && target.closest("[download]")) show(toast.dataset["load"]);
	});
	let kept = "";
	addEventListener("draft", async ({ detail: isFirst }) => {
		// What was sent or cleared no longer stays.
		if (isFirst === undefined && toast.textContent === kept) toast.hidePopover();
		await new Promise(requestAnimationFrame);
		const note = document.querySelector(draftNote);
		// Who sees the note needs no other.
		if (!isFirst || !note || note.getBoundingClientRect().bottom <= innerHeight) return;
		kept = note.firstChild?.textContent ?? "";
		show(kept);
	});
}
