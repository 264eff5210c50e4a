import { formatMessage } from "#domain/locale/message.ts";
import type { SearchCopy } from "#site/catalogue/search-copy.ts";
import { makeElement } from "#site/scripts/make-element.ts";
import { type Answer, type Found, wordsOf } from "#site/scripts/search-engine.ts";
import type { SearchForm } from "#site/scripts/search-form.ts";

const statusDelay = 350;
const maxResults = 12;
const maxMentions = 6;
const maxParts = 3;
let timer = 0;

/** Shows what was found, or a way onward, and says how much it is. */
export function showFound(form: SearchForm, copy: SearchCopy, query: string, answer: Answer): void {
	const { results, mentions } = answer;
	const asked = wordsOf(query);
	const isUnasked = asked.length === 0 && results.length === 0;
	form.start.hidden = !isUnasked;
	form.none.hidden = isUnasked || results.length > 0;
	// Safari has Map.groupBy from 17.4 on.
	const groups = new Map<string, Found[]>();
	for (const each of results.slice(0, maxResults)) {
		const path = pathOfWhole(each);
		groups.set(path, [...(groups.get(path) ?? []), each]);
	}
	const words = beginningsOf(asked);
	const items = [...groups.values()].map((group) => resultItem(group, words, copy));
	if (mentions.length > 0) items.push(mentionItem(mentions.slice(0, maxMentions), copy));
	form.results.replaceChildren(...items);
	const text = isUnasked ? "" : statusText(copy, query, results.length);
	const say = () => {
		form.status.textContent = text;
	};
	clearTimeout(timer);
	// The first comes with its results, which it would push down later. A screen reader that is told each letter's count falls behind.
	if (form.status.textContent === "") say();
	else timer = window.setTimeout(say, statusDelay);
}

function statusText({ found, best, none, locale }: SearchCopy, query: string, count: number): string {
	if (count === 0) return formatMessage(none.text, { query }, locale);
	const shown = maxResults;
	if (count > shown) return formatMessage(best, { shown, count, query }, locale);
	return formatMessage(found, { count, query }, locale);
}

/** Matches words of a text that begin with a word that was asked for, of three letters or more, or that are one of two letters. */
function beginningsOf(asked: readonly string[]): RegExp {
	const letter = "[\\p{L}\\p{N}]";
	const long = asked.filter(({ length }) => length > 2);
	const short = asked.filter(({ length }) => length === 2).map((word) => `${word}(?!${letter})`);
	const words = [...long, ...short];
	return new RegExp(`(?<!${letter})(${words.length > 0 ? words.join("|") : "(?!)"})`, "giu");
}

/** The text with the words that were asked for marked. */
function marked(text: string, words: RegExp): (HTMLElement | string)[] {
	return text.split(words).map((part, index) => (index % 2 === 1 ? makeElement("mark", {}, part) : part));
}

/** The address of a page, or of the paper that a chapter belongs to. */
function pathOfWhole({ path, partOf }: Found): string {
	return partOf === undefined ? path : path.slice(0, path.lastIndexOf("/"));
}

/** One result; of a paper with those of its chapters that were found, under its name. */
function resultItem(group: readonly Found[], words: RegExp, copy: SearchCopy): HTMLElement {
	const isAlone = group.length === 1;
	const whole = group
		.filter(({ partOf }) => isAlone || partOf === undefined)
		.map((found) => resultLink(found, words, copy, labelsOf(found)));
	if (isAlone) return makeElement("li", {}, ...whole);
	const chapters = group
		.filter(({ partOf }) => partOf !== undefined)
		.map((found) => makeElement("li", {}, resultLink(found, words, copy)));
	const [{ partOf = "", ...first } = { kind: "" }] = group;
	const heading = whole.length > 0 ? whole : [makeElement("strong", {}, partOf), " ", labelsOf(first)];
	const parts = makeElement("ul", { class: "plain" }, ...chapters);
	return makeElement("li", { class: "search-parts" }, ...heading, parts);
}

/** The names of pages whose text alone holds the word: a description would not show it. */
function mentionItem(mentions: readonly Found[], { mentions: heading }: SearchCopy): HTMLElement {
	const links = mentions.map(({ path, title }) =>
		makeElement("li", {}, makeElement("a", { href: path }, title)),
	);
	const list = makeElement("ul", { class: "plain" }, ...links);
	return makeElement("li", { class: "search-mentions" }, heading, list);
}

/** What it is, and its mark if it has one. */
function labelsOf({ kind, mark }: Pick<Found, "kind" | "mark">): HTMLElement {
	const labels: (HTMLElement | string)[] = [makeElement("small", {}, kind)];
	if (mark !== undefined) labels.push(" ", makeElement("small", { class: "example" }, mark));
	return makeElement("div", {}, ...labels);
}

function resultLink(
	found: Found,
	words: RegExp,
	copy: SearchCopy,
	...labels: readonly HTMLElement[]
): HTMLElement {
	return makeElement(
		"a",
		{ href: found.path },
		makeElement("p", {}, makeElement("strong", {}, ...marked(found.title, words)), " ", ...labels),
		makeElement(
			"p",
			{},
			makeElement("span", {}, ...marked(found.description, words)),
			...partLine(found, words, copy),
		),
	);
}

/** Where neither title nor description has the word, the headings on the page that have it. */
function partLine({ title, description, headings }: Found, words: RegExp, copy: SearchCopy): HTMLElement[] {
	const has = (text: string) => text.search(words) >= 0;
	const parts = has(title) || has(description) ? [] : headings.filter(has).slice(0, maxParts);
	if (parts.length === 0) return [];
	const line = formatMessage(copy.parts, { headings: parts.join(", ") }, copy.locale);
	return [makeElement("span", {}, ...marked(line, words))];
}
