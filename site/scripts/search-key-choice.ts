import { storedEntries } from "#domain/browser/stored-entries.ts";
import { makeElement } from "#site/scripts/make-element.ts";

const { name } = storedEntries.searchKey;
const off = "off";

/** Speech input types single keys by chance: a person can switch the key off, as WCAG 2.1.4 asks. */
export interface SearchKeyChoice {
	readonly isOn: () => boolean;
	readonly control: HTMLElement;
}

export function makeSearchKeyChoice(label: string): SearchKeyChoice {
	const box = makeElement("input", { type: "checkbox", class: "choice-mark" });
	box.checked = readChoice() !== off;
	box.addEventListener("change", () => keepChoice(box.checked));
	const control = makeElement("label", { class: "search-key" }, box, label);
	return { isOn: () => box.checked, control };
}

function readChoice(): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** Where storage is forbidden, the choice holds until the page is left. */
function keepChoice(isOn: boolean): void {
	try {
		if (isOn) localStorage.removeItem(name);
		else localStorage.setItem(name, off);
	} catch {}
}
