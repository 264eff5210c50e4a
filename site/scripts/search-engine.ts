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
}

export interface SearchEntry extends Found {
	readonly text: string;
}

export type SearchIndex = MiniSearch<SearchEntry>;

const silent = new Set(
	"a an and are as at be by can do does for from how i in is it my of on or our that the to we what with you your".split(
		" ",
	),
);

/** One form for all spellings of a word: no capitals, no macrons, and "-ise" for "-ize". */
function processTerm(term: string): string | null {
	const plain = term
		.normalize("NFD")
		.replace(/\p{M}|['’]s?$/gu, "")
		.toLowerCase();
	if (silent.has(plain)) return null;
	return plain.replace(/([a-z]{2}[a-z])iz(e|es|ed|er|ers|ing|ation|ations)$/, "$1is$2");
}

/** What we offer comes before what there is to read, and a paper before its chapters. */
function weightOf(path: string): number {
	if (!path.startsWith("/resources/")) return 1;
	return path.split("/").length > 4 ? 0.3 : 0.6;
}

const options: Options<SearchEntry> = {
	idField: "path",
	fields: ["title", "description", "kind", "text"],
	storeFields: ["kind", "title", "description", "mark", "partOf"],
	processTerm,
	searchOptions: {
		boost: { title: 5, description: 2.5, kind: 0.5 },
		prefix: (term) => term.length > 1,
		fuzzy: (term) => (term.length > 4 ? 0.2 : false),
		weights: { prefix: 0.6, fuzzy: 0.25 },
		boostDocument: weightOf,
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
	/** Entries that show a word of the question, in their title, description or kind. */
	readonly results: readonly Found[];
	/** Entries that hold one in the text of their page alone; empty where there would be no results but these. */
	readonly mentions: readonly Found[];
}

const attempts: readonly SearchOptions[] = [
	{ combineWith: "AND", fuzzy: false },
	{ combineWith: "AND" },
	{ fuzzy: 0.4 },
];

/** What has all words of a question or, if nothing has, words that are like them or, if nothing has those either, some of them. */
export function find(index: SearchIndex, query: string): Answer {
	let hits: SearchResult[] = [];
	for (const attempt of attempts) if (hits.length === 0) hits = index.search(query, attempt);
	const least = (hits[0]?.score ?? 0) / 12;
	const close = hits.filter(({ score }) => score >= least);
	const shown = close.filter(isShown);
	if (shown.length === 0) return { results: close.map(foundOf), mentions: [] };
	const mentions = close.filter((hit) => !isShown(hit));
	return { results: shown.map(foundOf), mentions: mentions.map(foundOf) };
}

function isShown({ match }: SearchResult): boolean {
	return Object.values(match).some((fields) => fields.some((field) => field !== "text"));
}

function foundOf({ id, kind, title, description, mark, partOf }: SearchResult): Found {
	return { path: id, kind, title, description, mark, partOf };
}
