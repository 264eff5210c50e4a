// What a letter has above or below it, once it is taken apart: "ā" is found by "a".
const marks = /[\u0300-\u036f]/g;

/** The words of a text as a search compares them, in every database alike: `mere@example.nz` is three. */
export function searchWords(text: string): string[] {
	const plain = text.normalize("NFD").replace(marks, "").normalize("NFC").toLowerCase();
	return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
