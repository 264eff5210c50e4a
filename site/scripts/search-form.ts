import type { SearchCopy } from "#site/catalogue/search-copy.ts";
import { makeElement } from "#site/scripts/make-element.ts";

/** The parts of the search that change while it is used. */
export interface SearchForm {
	readonly search: HTMLElement;
	readonly field: HTMLInputElement;
	readonly status: HTMLElement;
	readonly results: HTMLElement;
	/** Shown before anything is typed, and when nothing was found. */
	readonly start: HTMLElement;
	readonly none: HTMLElement;
}

/** Letters of a question. */
export const maxQuestion = 200;

export function makeSearchForm(copy: SearchCopy): SearchForm {
	const field = makeElement("input", {
		type: "search",
		id: "search-field",
		// A text of thousands of words takes the index seconds.
		maxlength: String(maxQuestion),
		autocomplete: "off",
		spellcheck: "false",
		enterkeyhint: "search",
		"aria-describedby": "search-hint",
	});
	const glass = document.querySelector(".search-link .icon")?.cloneNode(true) ?? "";
	const form = makeElement(
		"form",
		{},
		makeElement("label", { for: field.id }, copy.field),
		makeElement("div", { class: "search-box" }, glass, field),
		makeElement("p", { id: "search-hint" }, copy.hint),
	);
	const status = makeElement("p", { class: "search-status", role: "status" });
	const results = makeElement("ol", { class: "plain search-results" });
	const start = makeElement("div", {}, makeElement("h2", {}, copy.start.heading), linkList(copy.start.links));
	const none = makeElement("div", {}, makeElement("p", {}, copy.none.advice), linkList(copy.none.links));
	const search = makeElement("search", { class: "search" }, form, status, results, start, none);
	return { search, field, status, results, start, none };
}

/** What is left when the index can't be had. */
export function makeFailure({ failed }: SearchCopy): HTMLElement {
	return makeElement("p", {}, `${failed} `, makeElement("a", { href: "/search" }, "/search"));
}

function linkList(links: SearchCopy["start"]["links"]): HTMLElement {
	const items = links.map(({ label, href }) => makeElement("li", {}, makeElement("a", { href }, label)));
	return makeElement("ul", { class: "plain" }, ...items);
}
