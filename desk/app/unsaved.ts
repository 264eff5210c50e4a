/** What was typed and is stored nowhere else yet, by what it belongs to. */
const unsaved = new Set<unknown>();

/** While something is unsaved, the browser asks before the page is left. */
export function markUnsaved(what: unknown, isUnsaved: boolean): void {
	if (isUnsaved) unsaved.add(what);
	else unsaved.delete(what);
}

addEventListener("beforeunload", (event) => {
	if (unsaved.size > 0) event.preventDefault();
});
