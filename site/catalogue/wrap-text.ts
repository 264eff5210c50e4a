/** Columns of a plain-text guide: fits a terminal, a mail and a printed page in Courier. */
export const guideColumns = 76;

/**
 * Lines of at most `guideColumns` characters. The first begins with `first`, the others with as many spaces. A word
 * longer than a line, such as an address, stays whole.
 */
export function wrapText(text: string, first = ""): string[] {
	const indent = " ".repeat(first.length);
	const words = text.trim().split(/\s+/);
	const lines: string[] = [];
	let line = first + (words[0] ?? "");
	for (const word of words.slice(1)) {
		if (line.length + 1 + word.length <= guideColumns) {
			line += ` ${word}`;
		} else {
			lines.push(line);
			line = indent + word;
		}
	}
	return [...lines, line];
}

/** A heading with a rule of `mark` under its longest line. */
export function underline(heading: string, mark: "=" | "-"): string[] {
	const lines = wrapText(heading);
	return [...lines, mark.repeat(Math.max(...lines.map((line) => line.length)))];
}
