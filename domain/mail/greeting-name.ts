const maxNameLength = 40;
/** Letters of any script with what names have between them. No digit, slash, colon or "word.word": those make addresses. */
const name = /^\p{L}[\p{L}\p{M}'’ -]*\.?$/u;

/**
 * The name with which a mail greets its reader; null when what was typed need not be one. A form can be filled in with
 * another person's address, and the greeting must not carry an advertisement to them.
 */
export function greetingName(typed: string): string | null {
	const tidy = typed.trim().replace(/\s+/g, " ");
	return tidy.length <= maxNameLength && name.test(tidy) ? tidy : null;
}
