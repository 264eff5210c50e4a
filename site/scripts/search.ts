import type { SearchCopy } from "#site/catalogue/search-copy.ts";
import searchSheet from "#site/layouts/search.css?inline";
import searchDialogSheet from "#site/layouts/search-dialog.css?inline";
import searchResultsSheet from "#site/layouts/search-results.css?inline";
import { adoptStyles } from "#site/scripts/adopt-styles.ts";
import type { SearchRequest } from "#site/scripts/search-button.ts";
import { makeSearchDialog } from "#site/scripts/search-dialog.ts";
import { type Answer, find, openIndex, type SearchIndex } from "#site/scripts/search-engine.ts";
import { makeFailure, makeSearchForm, maxQuestion, type SearchForm } from "#site/scripts/search-form.ts";
import { makeSearchKeyChoice } from "#site/scripts/search-key-choice.ts";
import { startSearchKeys } from "#site/scripts/search-keys.ts";
import { showFound } from "#site/scripts/search-results.ts";
import choiceSheet from "#site/ui/choice-mark.css?inline";
import dialogSheet from "#site/ui/dialog.css?inline";

async function load(address: string): Promise<Response> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	return response;
}

/**
 * Builds the search on its own page or, on any other, in a dialog.
 * @returns what brings it before the visitor who asked for it, with what was typed since.
 */
async function makeSearch(): Promise<(request: SearchRequest) => void> {
	const index = load("/search/index.json").then(async (response) => openIndex(await response.text()));
	index.catch(() => undefined);
	const copy: SearchCopy = await load("/search/copy.json").then((response) => response.json());
	const form = makeSearchForm(copy);
	const key = makeSearchKeyChoice(copy.key);
	adoptStyles(choiceSheet, dialogSheet, searchSheet, searchResultsSheet, searchDialogSheet);
	follow(form, copy, index);
	startSearchKeys(form);
	index.catch(() => form.search.replaceChildren(makeFailure(copy)));
	const place = document.querySelector(".search-place");
	if (place) followAddress(form.field);
	const dialog = place ? null : makeSearchDialog(form.search, copy);
	dialog?.append(key.control);
	(place ?? document.body).append(dialog ?? form.search);
	return ({ event, typed }) => {
		if (event === "keydown" && !key.isOn()) return;
		// The menu closes under the dialog, and with it the link that the focus would go back to.
		if (document.querySelector("#menu:popover-open"))
			document.querySelector<HTMLElement>(".menu-button")?.focus();
		dialog?.showModal();
		form.field.select();
		if (!typed) return;
		form.field.setRangeText(typed, 0, form.field.value.length, "end");
		form.field.dispatchEvent(new Event("input"));
	};
}

const nothing: Answer = { results: [], mentions: [] };

/** Looks again at each letter. */
function follow(form: SearchForm, copy: SearchCopy, loading: Promise<SearchIndex>): void {
	const look = async () => {
		const index = await loading;
		const query = form.field.value.trim();
		showFound(form, copy, query, query === "" ? nothing : find(index, query));
	};
	form.field.addEventListener("input", () => look().catch(() => undefined));
	showFound(form, copy, "", nothing);
}

/** On its own page a question is in the address, so that it can be shared. */
function followAddress(field: HTMLInputElement): void {
	field.addEventListener("input", () => {
		const query = field.value.trim();
		history.replaceState(null, "", query ? `?q=${encodeURIComponent(query)}` : location.pathname);
	});
	const asked = new URLSearchParams(location.search).get("q");
	if (!asked) return;
	field.value = asked.slice(0, maxQuestion);
	field.dispatchEvent(new Event("input"));
}

// Where the copy can't be had, this script fails like one that can't be loaded itself.
const show = await makeSearch();
addEventListener("opensearch", ({ detail }) => show(detail));
