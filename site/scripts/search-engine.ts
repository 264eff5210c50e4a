import MiniSearch, { type Options, type SearchOptions, type SearchResult } from "minisearch";

/** What is shown of an entry that was found. */
export interface Found {
	readonly path: string;
	/** What kind of page it is, as visitors call it. */
	readonly kind: string;
	readonly title: string;
	readonly description: string;
	/** Of what is invented for the demonstration. */
	readonly mark?: string | undefined;
	/** The title of the paper that a chapter belongs to. */
	readonly partOf?: string | undefined;
	/** What stands over the parts of its page. */
	readonly headings: readonly string[];
}

export interface SearchEntry extends Found {
	/** Multiplies its score. */
	readonly weight: number;
	/** What it is also called, which its page does not say. */
	readonly words: string;
	readonly text: string;
}

export type SearchIndex = MiniSearch<SearchEntry>;

/** Words that say nothing of what is looked for; "s" and "t" are what is left of "year's" and "don't". */
const silent = new Set(
	"a an and are as at be by can do does for from how i in is it my of on or our s t that the to we what with you your".split(
		" ",
	),
);

/** Words that visitors use for one thing. */
const sameWord: ReadonlyMap<string, string> = new Map([
	...["prices", "pricing", "cost", "costs", "fee", "fees"].map((word) => [word, "price"] as const),
	["chatgpt", "chatbot"],
	["roi", "return"],
]);

/** Words that some write as one and others as two, as our pages have them. */
const joinedWords: readonly (readonly [RegExp, string])[] = [
	[/\be[-\s]mail/gi, "email"],
	[/\bhealth[-\s]care/gi, "healthcare"],
	[/\brealestate/gi, "real estate"],
	[/\bwhitepaper/gi, "white paper"],
];

function asWeWrite(text: string): string {
	return joinedWords.reduce((written, [spelling, ours]) => written.replace(spelling, ours), text);
}

const splitText = MiniSearch.getDefault("tokenize");

/** One form for all spellings of a word: no capitals, no macrons, and "-ise" for "-ize"; and one word for what is the same. */
function plainTerm(term: string): string {
	const plain = term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	const same = sameWord.get(plain) ?? plain;
	return same.replace(/([a-z]{2}[a-z])iz(e|es|ed|er|ers|ing|ation|ations)$/, "$1is$2");
}

/** A word of a text or a question; none for one that says nothing. In capitals, IT is no pronoun. */
function processTerm(term: string): string | null {
	const plain = plainTerm(term);
	return silent.has(plain) && term !== "IT" ? null : plain;
}

/** The words of a question that say what is looked for, as they are typed. */
export function wordsOf(query: string): string[] {
	return (asWeWrite(query).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => processTerm(word) !== null);
}

/** The share of a word's letters that may be others. Of a short word, each letter makes another word: "farm" and "form". */
function termFuzziness(term: string): number | false {
	return term.length > 4 ? 0.2 : false;
}

function weightOf(stored: Readonly<Record<string, unknown>> = {}): number {
	return Number(stored["weight"]);
}

const options: Options<SearchEntry> = {
	idField: "path",
	fields: ["title", "description", "kind", "headings", "words", "text"],
	storeFields: ["kind", "title", "description", "mark", "partOf", "headings", "weight"],
	tokenize: (text) => splitText(asWeWrite(text)),
	processTerm,
	searchOptions: {
		boost: { title: 5, description: 2.5, words: 2.5, headings: 1, kind: 0.5 },
		prefix: (term) => term.length > 1 && !silent.has(term),
		fuzzy: termFuzziness,
		weights: { prefix: 0.6, fuzzy: 0.25 },
		boostDocument: (_path, _term, stored) => weightOf(stored),
	},
};

/** Made when the site is built. */
export function makeIndex(entries: readonly SearchEntry[]): SearchIndex {
	const index = new MiniSearch(options);
	index.addAll(entries);
	return index;
}

/** Read in the browser, from the JSON of an index: a part at a time, so that the page answers in between. */
export function openIndex(json: string): Promise<SearchIndex> {
	return MiniSearch.loadJSONAsync(json, options);
}

/** What answers a question, the best first. */
export interface Answer {
	/** Entries that show a word of the question, in their title, description, kind or headings, or are also called by it. */
	readonly results: readonly Found[];
	/** Entries that hold one in the text of their page alone; empty where there would be no results but these. */
	readonly mentions: readonly Found[];
}

const attempts: readonly SearchOptions[] = [
	{ combineWith: "AND", fuzzy: false },
	{ combineWith: "AND" },
	{ fuzzy: (term) => (term.length > 8 ? 0.3 : termFuzziness(term)) },
	{ combineWith: "AND", fuzzy: false, processTerm: plainTerm },
];

/**
 * What has all words of a question or, if nothing has, words that are like them or, if nothing has those either, some of them. Words
 * that say nothing count where a question has no others: "it" may be meant as IT.
 */
export function find(index: SearchIndex, query: string): Answer {
	let hits: SearchResult[] = [];
	for (const attempt of attempts) if (hits.length === 0) hits = index.search(query, attempt);
	const minScore = (hits[0]?.score ?? 0) / 12;
	const close = hits.filter(({ score }) => score >= minScore);
	const shown = close.filter(isShown);
	if (shown.length === 0) return { results: close.map(foundOf), mentions: [] };
	// How often a long text has the word says little: they are in the order of what we offer.
	const mentions = close.filter((hit) => !isShown(hit)).sort((one, other) => weightOf(other) - weightOf(one));
	return { results: shown.map(foundOf), mentions: mentions.map(foundOf) };
}

function isShown({ match }: SearchResult): boolean {
	return Object.values(match).some((fields) => fields.some((field) => field !== "text"));
}

function foundOf({ id, kind, title, description, mark, partOf, headings }: SearchResult): Found {
	return { path: id, kind, title, description, mark, partOf, headings };
}
