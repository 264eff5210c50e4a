/** Longer ones may break: on a narrow screen they would be wider than it. */
const maxLength = 13;

/** A word with a hyphen within, and what is written against it, such as "six-week". */
const compound = /\S*\p{L}-\p{L}\S*/gu;
/** The first word of a sentence that is not the first. */
const opening = /(?<=[.?!] \p{L}+) (?=\p{L})/gu;
/** Before the last word of what a colon ends, such as "Act:". */
const beforeColon = / (?=\p{L}+:)/gu;
/** Between an article after a colon and its word. */
const afterColon = /(?<=: (?:an?|the)) (?=\p{L})/gu;
/** Between a week, a day, an hour or a step and its number, and between an act and its year. */
const beforeNumber = /(?<=\b(?:weeks?|days?|hours?|steps?|Act|Code)) (?=\d)/gi;
/** Between a standard and its number. */
const beforeStandard = /(?<=\b(?:ISO|IEC|HISO|IATF)) (?=\d)/g;
/** Between a number and what it counts or measures. */
const beforeUnit = /(?<=\d) (?=(?:minutes?|hours?|days?|weeks?|months?|years?|million|am|pm|k[gm]|m)\b)/g;
/** After the short first word of a sentence that is not the first. */
const shortOpening = /(?<=[.?!] \p{Lu}\p{L}{0,2}) (?=\p{L})/gu;
/** Between the last two words of a text that are no longer than one. */
const ending = /(?<= (?=[^<>]{3,14}<\/(?:p|li|dd)>)[^\s<>]+) (?=[^\s<>]+<)/g;
const heading = /<(h[123])\b[^>]*>.*?<\/\1>/gs;
const lead = /<p class="lead">.*?<\/p>/gs;
const words = /(?<=>)[^<]+/g;
/** React compares what is in an island with what it would write itself; scripts and styles are no text. */
const kept = /(<astro-island.*?<\/astro-island>|<script.*?<\/script>|<style.*?<\/style>)/s;

/**
 * Keeps on one line what is read as one: a number with its week, act or unit, the hyphenated words of headings and leads, and in a
 * heading the first two words of a further sentence, the last two before a colon and an article after it with its word. A long text,
 * which has bytes to spare, ends no line on the short word that begins a sentence, and leaves no two short words alone at its end.
 */
export function markCompounds(html: string, isLongText = false): string {
	return html
		.split(kept)
		.map((part, index) => (index % 2 === 0 ? markPart(part, isLongText) : part))
		.join("");
}

function markPart(html: string, isLongText: boolean): string {
	const text = isLongText
		? bind(
				html.replace(words, (each) => bind(each, shortOpening)),
				ending,
			)
		: html;
	return text
		.replace(words, (text) => [beforeNumber, beforeStandard, beforeUnit].reduce(bind, text))
		.replace(heading, (each) =>
			each.replace(words, (text) => mark([opening, beforeColon, afterColon].reduce(bind, text))),
		)
		.replace(lead, (each) => each.replace(words, mark));
}

function bind(text: string, space: RegExp): string {
	return text.replace(space, "\u00a0");
}

function mark(text: string): string {
	return text.replace(compound, (word) =>
		word.length > maxLength ? word : `<span class="unbroken">${word}</span>`,
	);
}
