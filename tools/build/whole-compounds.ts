/** Longer ones may break: on a narrow screen they would be wider than it. */
const maxLength = 13;

/** A word with a hyphen within, and what is written against it, such as "six-week". */
const compound = /\S*\p{L}-\p{L}\S*/gu;
const heading = /<(h[123])\b[^>]*>.*?<\/\1>/gs;
const words = /(?<=>)[^<]+/g;
/** React compares what is in an island with what it would write itself. */
const island = /(<astro-island.*?<\/astro-island>)/s;

/** Marks hyphenated words in the headings of a page, so that no line ends within one. */
export function markCompounds(html: string): string {
	return html
		.split(island)
		.map((part, index) =>
			index % 2 === 0 ? part.replace(heading, (each) => each.replace(words, mark)) : part,
		)
		.join("");
}

function mark(text: string): string {
	return text.replace(compound, (word) =>
		word.length > maxLength ? word : `<span class="unbroken">${word}</span>`,
	);
}
