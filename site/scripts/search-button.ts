import type { storedEntries } from "#domain/browser/stored-entries.ts";

declare global {
	interface WindowEventMap {
		/** The search is asked for. */
		opensearch: CustomEvent<SearchRequest>;
	}
}

export interface SearchRequest {
	/** The type of the event that asks. */
	readonly event: string;
	/** What was typed until there was a field for it; null or empty where nothing was. */
	readonly typed: string | null;
}

/** Where keys that are pressed are of something else. */
const otherFields = "dialog[open],input:focus,textarea:focus";

const keyChoice: typeof storedEntries.searchKey.name = "search-key";

/**
 * Opens the search, from its link or with the key "/". Its script is loaded only then, or where a page has a place for it; what
 * is typed meanwhile is kept for its field.
 */
export function startSearchButton(): void {
	const link = document.querySelector<HTMLAnchorElement>(".search-link");
	if (!link) return;
	const load = () => import(/* @vite-ignore */ link.dataset["script"] ?? "");
	/** Null while no search is on its way. */
	let typed: string | null = null;
	const open = async (event: Event) => {
		event.preventDefault();
		typed ??= "";
		try {
			await load();
			dispatchEvent(new CustomEvent("opensearch", { detail: { event: event.type, typed } }));
		} catch {
			location.assign(link.href);
		}
		typed = null;
	};
	link.addEventListener("click", (event) => {
		if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
	});
	addEventListener("keydown", (event) => {
		if (event.ctrlKey || event.metaKey || document.querySelector(otherFields)) return;
		if (typed !== null) {
			typed = withKey(typed, event.key);
			if (event.key.length === 1) event.preventDefault();
		} else if (event.key === "/" && !isKeyOff()) open(event);
	});
	const failure = document.querySelector<HTMLElement>(".search-place p");
	if (failure)
		load().catch(() => {
			failure.hidden = false;
		});
}

/** A text after a key. */
function withKey(text: string, key: string): string {
	if (key === "Backspace") return text.slice(0, -1);
	return key.length === 1 ? text + key : text;
}

/** Switched off on this device, the key is the browser's again. */
function isKeyOff(): boolean {
	try {
		return Boolean(localStorage[keyChoice]);
	} catch {
		return false;
	}
}
