const accents: Readonly<Record<string, string>> = { a: "ā", e: "ē", i: "ī", o: "ō", u: "ū" };

/**
 * A text as the pseudo-locale has it: in brackets, accented and two fifths longer. Its words grow by their own vowels, so
 * that long words are tested too; the letters are those that the site's fonts have. A figure stays as it is.
 */
export function pseudoText(text: string): string {
	if (!/\p{L}/u.test(text)) return text;
	const wanted = Math.ceil(text.length * 1.4);
	let growth = wanted - text.length;
	const accented = text.replace(/[aeiou]/gi, (vowel) => {
		const lower = accents[vowel.toLowerCase()] ?? vowel;
		const accent = vowel === vowel.toLowerCase() ? lower : lower.toUpperCase();
		growth -= 1;
		return growth >= 0 ? accent + accent : accent;
	});
	return `[${accented.padEnd(wanted, "=")}]`;
}

/** The texts between the tags of some HTML, each in the pseudo-locale. */
export function pseudoHtml(html: string): string {
	return html.replace(/(?<=>|^)[^<>]*\p{L}[^<>]*(?=<|$)/gu, (text) => {
		const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
		const parts = words.split(/(&#?\w+;)/);
		const changed = parts.map((part) => (part.startsWith("&") ? part : pseudoText(part).slice(1, -1)));
		return `${before}[${changed.join("")}]${after}`;
	});
}
