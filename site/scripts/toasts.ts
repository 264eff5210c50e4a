import styles from "#site/layouts/toast.css?url&no-inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";

const shownFor = 5000;

let styled: Promise<void> | undefined;

async function fetchStyles(): Promise<void> {
	// Under `npm run dev` the address gives a module to whatever does not ask for styles.
	const response = await fetch(styles, { headers: { accept: "text/css" } });
	adoptStyles(await response.text());
}

/** Shows the text of each `toast` event in the page's live region. It is never the only sign of what happened. */
export function startToasts(): void {
	const toast = document.querySelector<HTMLElement>(".toast");
	if (!toast) return;
	let timer = 0;
	addEventListener("toast", async (event) => {
		if (!(event instanceof CustomEvent)) return;
		styled ??= fetchStyles();
		await styled.catch(() => undefined);
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
