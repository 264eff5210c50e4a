// Control characters other than tab and line feed, and those that turn the direction of the text after them: databases, mails and
// terminals have no use for them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** A text as it is stored, of a form or of a mail: its line ends are single characters, and what can't be stored or steers is left out. */
export function cleanText(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(controls, "").toWellFormed();
}

/**
 * What was typed, with line ends as scripts count them (a plain form sends two characters for each) and
 * without characters that can't be stored. Anything but text is left as it is.
 */
export function cleanValues(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleanValue(value)]));
}

function cleanValue(value: unknown): unknown {
	if (typeof value === "string") return cleanText(value);
	return Array.isArray(value)
		? value.map((each) => (typeof each === "string" ? cleanValue(each) : each))
		: value;
}
