import styles from "#site/layouts/toast.css?url&no-inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

declare global {
	interface WindowEventMap {
		/** A short text to show for a moment. */
		toast: CustomEvent<string>;
	}
}

const shownFor = 5000;

let styled: Promise<void> | undefined;

async function fetchStyles(): Promise<void> {
	// Under `npm run dev` the address gives a module to whatever does not ask for styles.
	const response = await fetch(styles, import.meta.env.DEV ? { headers: { accept: "text/css" } } : {});
	adoptStyles(await response.text());
}

/** Shows the text of each `toast` event in the page's live region. It is never the only sign of what happened. */
export function startToasts(): void {
	const toast = document.querySelector<HTMLElement>(".toast");
	if (!toast) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	addEventListener("toast", async ({ detail }) => {
		styled ??= fetchStyles();
		await styled.catch(() => undefined);
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
