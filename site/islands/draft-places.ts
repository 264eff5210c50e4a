/** Where a draft is kept: in the browser, where a form opened anew finds it, or only in the tab in which it was typed. */
export type DraftPlace = "browser" | "tab";

type Store = "localStorage" | "sessionStorage";

/** What is stored; null where nothing is, or storage is forbidden. */
function read(store: Store, name: string): string | null {
	try {
		return globalThis[store].getItem(name);
	} catch {
		return null;
	}
}

/** @returns whether there was room */
function put(store: Store, name: string, text: string): boolean {
	try {
		globalThis[store].setItem(name, text);
		return true;
	} catch {
		return false;
	}
}

/** What a form begins with: what was typed in this tab or, where nothing was, what the browser keeps; null where there is neither. */
export function textForTab(name: string): string | null {
	return read("sessionStorage", name) ?? read("localStorage", name);
}

/** Where a text is kept; null where it is not. */
export function placeOf(name: string, text: string): DraftPlace | null {
	if (read("localStorage", name) === text) return "browser";
	return read("sessionStorage", name) === text ? "tab" : null;
}

/**
 * Keeps a text in place of the one that this tab had. What was typed in the tab is kept there, as another may send or clear what
 * the browser keeps or go on with it, and in the browser too, unless it keeps another tab's.
 * @returns whether it is kept
 */
export function replaceText(name: string, before: string | null, text: string, isTyped: boolean): boolean {
	const [ofTab, shared] = [read("sessionStorage", name), read("localStorage", name)];
	const isFree = shared === null || shared === before;
	const isInTab = (isTyped || ofTab !== null) && put("sessionStorage", name, text);
	const isInBrowser = isFree && put("localStorage", name, text);
	// Where there is room for neither, an earlier text stays, which is better than none after a reload.
	if (!isInTab && !isInBrowser) return false;
	if (!isInTab && ofTab !== null) sessionStorage.removeItem(name);
	if (!isInBrowser && isFree && shared !== null) localStorage.removeItem(name);
	return true;
}

/** Removes a text wherever it is kept. */
export function removeText(name: string, text: string): void {
	for (const store of ["localStorage", "sessionStorage"] as const)
		if (read(store, name) === text) globalThis[store].removeItem(name);
}
