import { expect, test } from "vitest";
import { indexedWords, searchesMeant, searchWords } from "#server/leads/search-words.ts";

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

test.each([
	"021 555 0199",
	"0215550199",
	"+64215550199",
	"+64 (0)21-555 0199",
	"Tane, 021.555.0199",
	"0064 21 555 0199",
])("a telephone number is found however it is written, such as %s", (search) => {
	const words = new Set(indexedWords("Tane Mahuta, +64 21 555 0199"));
	expect(searchesMeant(search).some((meant) => meant.every((word) => words.has(word)))).toBe(true);
});

test.each(["021 555 0198", "Hana 021 555 0199"])(
	"%s finds no other number, and no other person",
	(search) => {
		const words = new Set(indexedWords("Tane Mahuta, +64 21 555 0199"));
		expect(searchesMeant(search).some((meant) => meant.every((word) => words.has(word)))).toBe(false);
	},
);

test.each(["SL-BPJK-9ZGT", "sl bpjk 9zgt", "BPJK-9ZGT", "bpjk9zgt", "SLBPJK9ZGT"])(
	"a lead is found by its reference, however it is written, such as %s",
	(search) => {
		const words = new Set(indexedWords("SL-BPJK-9ZGT"));
		expect(searchesMeant(search).some((meant) => meant.every((word) => words.has(word)))).toBe(true);
	},
);
