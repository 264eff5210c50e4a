import { closeByPressNextTo } from "#site/scripts/close-by-press.ts";
import { makeElement } from "#site/scripts/make-element.ts";
import { isComposing } from "#site/ui/is-composing.ts";

/** A dialog with the search in it. Choosing a result closes it, as the result may be on the same page. */
export function makeSearchDialog(
	search: HTMLElement,
	copy: { field: string; close: string },
): HTMLDialogElement {
	const button = makeElement("button", { type: "submit", class: "button secondary small" }, copy.close);
	const close = makeElement("form", { method: "dialog" }, button);
	const dialog = makeElement("dialog", { class: "search-dialog", "aria-label": copy.field }, close, search);
	closeByPressNextTo(dialog);
	dialog.addEventListener("click", ({ target }) => {
		if (target instanceof Element && target.closest("a")) dialog.close();
	});
	// In a search field the first Escape would only empty it.
	dialog.addEventListener("keydown", (event) => {
		if (event.key !== "Escape" || isComposing(event)) return;
		event.preventDefault();
		dialog.close();
	});
	return dialog;
}
