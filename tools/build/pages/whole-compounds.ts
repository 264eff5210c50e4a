/** A text of more characters is running text: a tie would end one of its many lines early, as if a paragraph ended there. */
const maxShortText = 120;

/** Longer ones may break: on a narrow screen they would be wider than it. */
const maxLength = 13;

/** A word with a hyphen within, and what is written against it, such as "six-week". Only its first letter is tried. */
const compound = /(?<!\S)\S*\p{L}-\p{L}\S*/gu;
/** One with a part of one or two letters, such as "walk-in": a line that ends on its hyphen reads as a slip. */
const short = /(?<!\p{L})\p{L}{1,2}-\p{L}|\p{L}-\p{L}{1,2}(?!\p{L})/u;
/** The first word of a sentence that is not the first. */
const opening = /(?<=[.?!] \p{L}+) (?=\p{L})/gu;
/** Before the last word of what a colon ends, such as "Act:". */
const beforeColon = / (?=\p{L}+:)/gu;
/** Between "a" and its word, and between "the" after a colon and its word. */
const article = /(?<=[ \u00a0]an?|: the) (?=\p{L})/gu;
/** Between what something costs and the time that it costs it for. */
const perTime = /(?<=\d a) (?=(?:hour|day|week|month|year)\b)/g;
/** Between the name of a standard and its number, such as "ISO 9001". */
const standard = /(?<=\b\p{Lu}{3,5}) (?=\d{3})/gu;
/** Between a week, a day, an hour or a step and its number, and between an act and its year. */
const beforeNumber = /(?<=\b(?:weeks?|days?|hours?|steps?|Act|Code)) (?=\d)/gi;
/** Within the name of a country or a city, such as "New Zealand". */
const place = /(?<=\b(?:New|Kuala|Johor)) (?=(?:Zealand|Lumpur|Bahru)\b)/g;
/** Between a number and what it counts or measures. */
const beforeUnit = /(?<=\d) (?=(?:minutes?|hours?|days?|weeks?|months?|years?|million|am|pm|k[gm]|m)\b)/g;
/** After the short first word of a sentence that is not the first. */
const shortOpening = /(?<=[.?!] \p{Lu}\p{L}{0,2}) (?=\p{L})/gu;
/** After "A" or "An" where it begins a sentence that is not the first. */
const articleOpening = /(?<=[.?!] An?) (?=\p{L})/gu;
/** Between the last two words of a text that are no longer than one. What follows is looked at first: few spaces are before a last word. */
const ending = / (?=[^\s<>]{1,12}<\/(?:p|li|dd)>)(?<= (?=[^<>]{3,14}<\/)[^\s<>]+ )/g;
const heading = /<(h[123]|summary)\b[^>]*>.*?<\/\1>/gs;
const lead = /<p class="lead">.*?<\/p>/gs;
const prose = /<(p|li|dd)\b[^>]*>.*?<\/\1>/gs;
const words = /(?<=>)[^<]+/g;
const unmarked = /(?<=(?<!class="unbroken")>)[^<]+/g;
/** React compares what is in an island with what it would write itself; scripts and styles are no text. */
const kept = /(<astro-island.*?<\/astro-island>|<script.*?<\/script>|<style.*?<\/style>)/s;

/**
 * Keeps on one line what is read as one: a number with its week, act, standard or unit, the name of a place, a hyphenated word with a part of one
 * or two letters, and in leads, headings and questions that open every hyphenated word and an article with its word. In a
 * heading or such a question also the first two words of a further sentence, and the last two before a colon. A short text
 * ends no line on the article that begins a sentence. Where a page has room for more bytes, all its hyphenated words are
 * kept whole, none of its texts leaves two short words alone at its end, and a short one ends no line on any short word that
 * begins a sentence.
 */
export function markCompounds(html: string, hasRoom = false): string {
	return html
		.split(kept)
		.map((part, index) => (index % 2 === 0 ? markPart(part, hasRoom) : part))
		.join("");
}

function markPart(html: string, hasRoom: boolean): string {
	const even = html.replace(prose, (each) =>
		textLength(each) > maxShortText
			? each
			: each.replace(words, (text) => bind(text, hasRoom ? shortOpening : articleOpening)),
	);
	return (hasRoom ? bind(even, ending) : even)
		.replace(words, (text) => [beforeNumber, beforeUnit, perTime, standard, place].reduce(bind, text))
		.replace(heading, (each) =>
			each.replace(words, (text) => mark([opening, beforeColon, article].reduce(bind, text))),
		)
		.replace(lead, (each) => each.replace(words, (text) => mark(bind(text, article))))
		.replace(prose, (each) => each.replace(unmarked, (text) => mark(text, hasRoom ? compound : short)));
}

function textLength(html: string): number {
	return html.replace(/<[^>]*>/g, "").length;
}

function bind(text: string, space: RegExp): string {
	return text.replace(space, "\u00a0");
}

function mark(text: string, which = compound): string {
	return text.replace(compound, (word) =>
		word.length > maxLength || word.search(which) < 0 ? word : `<span class="unbroken">${word}</span>`,
	);
}
