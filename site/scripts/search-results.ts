import { formatMessage } from "#domain/locale/message.ts";
import type { SearchCopy } from "#site/catalogue/search-copy.ts";
import { makeElement } from "#site/scripts/make-element.ts";
import type { Found } from "#site/scripts/search-engine.ts";
import type { SearchForm } from "#site/scripts/search-form.ts";

const statusDelay = 350;
let timer = 0;

/** Shows what was found, or a way onward, and says how much it is. */
export function showFound(form: SearchForm, copy: SearchCopy, query: string, found: readonly Found[]): void {
	form.start.hidden = query !== "";
	form.none.hidden = query === "" || found.length > 0;
	form.results.replaceChildren(...found.map(resultItem));
	const text = query === "" ? "" : statusText(copy, query, found.length);
	// A screen reader that is told each letter's count falls behind.
	clearTimeout(timer);
	timer = window.setTimeout(() => {
		form.status.textContent = text;
	}, statusDelay);
}

function statusText({ found, none, locale }: SearchCopy, query: string, count: number): string {
	return count === 0 ? formatMessage(none.text, { query }, locale) : formatMessage(found, { count }, locale);
}

function resultItem({ path, kind, title, description, mark }: Found): HTMLElement {
	const labels = mark === undefined ? [kind] : [kind, mark];
	const link = makeElement(
		"a",
		{ href: path },
		makeElement("strong", {}, title),
		" ",
		...labels.flatMap((label) => [makeElement("small", {}, label), " "]),
		makeElement("span", {}, description),
	);
	return makeElement("li", {}, link);
}
