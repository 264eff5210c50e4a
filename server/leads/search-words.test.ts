import { expect, test } from "vitest";
import { searchWords } from "#server/leads/search-words.ts";

test.each([
	["an address in its parts", "Mere@Example.co.nz", ["mere", "example", "co", "nz"]],
	["letters without their marks, composed or not", "Tāmati Cafe\u0301", ["tamati", "cafe"]],
	["words of other scripts", "東京 оливки", ["東京", "оливки"]],
	["a letter of Hangul whole, which normalising takes apart", "한국", ["한국"]],
	["figures", "INV-2026/14", ["inv", "2026", "14"]],
	["nothing in a text without a word", " …!", []],
])("a search finds %s", (_, text, words) => {
	expect(searchWords(text)).toEqual(words);
});
