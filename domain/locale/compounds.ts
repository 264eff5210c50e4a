/** Longer ones may break: on a narrow screen they would be wider than it. */
const longest = 13;

/** A word with a hyphen within, and what is written against it, such as "six-week". */
const compound = /\S*\p{L}-\p{L}\S*/gu;

/** The parts of a heading in their order: hyphenated words that belong on one line, and what is between them. */
export function headingParts(text: string): { text: string; isCompound: boolean }[] {
	const parts: { text: string; isCompound: boolean }[] = [];
	let end = 0;
	for (const { 0: word, index } of text.matchAll(compound)) {
		if (word.length > longest) continue;
		if (index > end) parts.push({ text: text.slice(end, index), isCompound: false });
		parts.push({ text: word, isCompound: true });
		end = index + word.length;
	}
	if (end < text.length) parts.push({ text: text.slice(end), isCompound: false });
	return parts;
}
