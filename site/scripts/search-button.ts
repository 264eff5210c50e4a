import type { storedEntries } from "#domain/browser/stored-entries.ts";

declare global {
	interface WindowEventMap {
		/** The search is asked for, by an event of the type that is its detail. */
		opensearch: CustomEvent<string>;
	}
}

const keyChoice: typeof storedEntries.searchKey.name = "search-key";

/** Opens the search, from its link or with the key "/". Its script is loaded only then, or where a page has a place for it. */
export function startSearchButton(): void {
	const link = document.querySelector<HTMLAnchorElement>(".search-link");
	if (!link) return;
	const load = () => import(/* @vite-ignore */ link.dataset["script"] ?? "");
	const open = async (event: Event) => {
		event.preventDefault();
		try {
			await load();
			dispatchEvent(new CustomEvent("opensearch", { detail: event.type }));
		} catch {
			location.assign(link.href);
		}
	};
	link.addEventListener("click", (event) => {
		if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
	});
	addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || event.key !== "/") return;
		// Switched off on this device, the key is the browser's again.
		try {
			if (localStorage[keyChoice]) return;
		} catch {}
		if (!document.querySelector("dialog[open],input:focus,textarea:focus")) open(event);
	});
	const failure = document.querySelector<HTMLElement>(".search-place p");
	if (failure)
		load().catch(() => {
			failure.hidden = false;
		});
}
