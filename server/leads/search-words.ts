import { runReference } from "#domain/leads/reference.ts";

// What a letter has above or below it, once it is taken apart: "ā" is found by "a".
const marks = /[\u0300-\u036f]/g;

/** Digits at the end of a telephone number that are the same with the code of its country as without. */
const nationalDigits = 8;
// Eight to fifteen digits, and what people write between them.
const telephoneNumbers = /(?:\d[ \u00a0()./-]{0,3}){7,14}\d/g;

/** The words of a text as a search compares them, in every database alike: `mere@example.nz` is three. */
export function searchWords(text: string): string[] {
	const plain = text.normalize("NFD").replace(marks, "").normalize("NFC").toLowerCase();
	return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The words by which a text can be found: each telephone number also as one word, alike however it is written. */
export function indexedWords(text: string): string[] {
	return [...searchWords(text), ...telephoneWords(text)];
}

/**
 * The ways in which a search can be meant, by their words: as it is written, and with a telephone number or a lead's reference in it
 * written otherwise.
 */
export function searchesMeant(search: string): string[][] {
	const numbers = telephoneWords(search);
	const [, ...reference] = runReference.exec(search.trim()) ?? [];
	return [
		searchWords(search),
		...(numbers.length === 0 ? [] : [[...searchWords(search.replace(telephoneNumbers, " ")), ...numbers]]),
		...(reference.length === 0 ? [] : [searchWords(reference.join(" "))]),
	];
}

/** Each telephone number of a text as one word, alike however it is written. */
function telephoneWords(text: string): string[] {
	const numbers = text.match(telephoneNumbers) ?? [];
	return numbers.map((number) => `tel${number.replace(/\D/g, "").slice(-nationalDigits)}`);
}
