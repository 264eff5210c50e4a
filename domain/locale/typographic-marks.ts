/** A word that has lost its beginning, or a year without its century. */
const shortened = /(?<![\p{L}\p{N}])'(?=(?:\d\ds?|tis|twas|til|em|n|cause)\b)/giu;

/** Where a quotation begins: before a word, and after a space, a dash, a bracket or another mark that stands there. */
const before = /(?<=(?:^|[\s([{|/–—-])["'“‘*_]*)/u.source;
const after = /(?![\s)\]},;:!?]|$)/u.source;
const openingSingle = new RegExp(`${before}'${after}`, "gu");
const openingDouble = new RegExp(`${before}"${after}`, "gu");

/**
 * Each straight mark, or what holds some that stay: in Markdown code, a link's address, HTML and a mark after a backslash;
 * in an ICU message what is between apostrophes, and two of them.
 */
const straight = /^```[\s\S]*?^```|`[^`]*`|\]\([^)]*\)|<[a-z/][^>]*>|\\["']|'[{}<>#][^']*'|''|["']/gimu;

/** The space between the letters of a currency and an amount. */
const currencySpace = /(?<=\bRM) (?=\d)/g;

/**
 * A text, plain, in Markdown or as an ICU message, with ’ for ' and “ ” for ", and no line break within "RM 100". Its
 * length stays.
 */
export function typographicMarks(text: string): string {
	const printed = text
		.replace(shortened, "’")
		.replace(openingSingle, "‘")
		.replaceAll("'", "’")
		.replace(openingDouble, "“")
		.replaceAll('"', "”");
	return text
		.replace(straight, (found, at) => (found.length > 1 ? found : (printed[at] ?? found)))
		.replace(currencySpace, "\u00a0");
}
