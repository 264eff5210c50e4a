import * as z from "zod";
import type { Passage } from "#tools/prose/read-passages.ts";

export const phrasesSchema = z.array(z.strictObject({ avoid: z.string(), instead: z.string() }));
export type Phrases = z.infer<typeof phrasesSchema>;

export interface Fault {
	readonly place: string;
	readonly message: string;
}

const maxSentenceWords = 34;
/** Words in a row that two pages may share before one of them repeats the other. */
const sharedWords = 9;

/** Phrases of the list, wherever a passage has one. */
export function findPhrases(passages: readonly Passage[], phrases: Phrases): Fault[] {
	const patterns = phrases.map(({ avoid, instead }) => ({ pattern: new RegExp(avoid, "giu"), instead }));
	return passages.flatMap(({ place, text }) =>
		patterns.flatMap(({ pattern, instead }) =>
			[...text.matchAll(pattern)].map(([found]) => ({
				place,
				message: `says “${found.trim()}”; say instead: ${instead}`,
			})),
		),
	);
}

const sentences = new Intl.Segmenter("en-NZ", { granularity: "sentence" });

/** Sentences that a reader loses the thread of. */
export function findLongSentences(passages: readonly Passage[]): Fault[] {
	return passages.flatMap(({ place, text }) =>
		[...sentences.segment(text)].flatMap(({ segment }) => {
			const count = segment.trim().split(/\s+/).length;
			if (count <= maxSentenceWords) return [];
			return [{ place, message: `has a sentence of ${count} words: “${segment.trim().slice(0, 60)}…”` }];
		}),
	);
}

/** Interface messages and policies quote what pages say, and glossaries define the same terms: a repeat there is meant. */
const mayRepeat = /^content\/(forms|messages|policies|schemas)\/|-glossary\.md$/;

/** A white paper is one page, whether a text is in its file or in one of its chapters. */
const pageOf = (file: string) => file.replace(/(\/white-papers\/[^/.]+).*/, "$1");

/** The same run of words in two files, once for each pair of passages. */
export function findRepeats(allPassages: readonly Passage[]): Fault[] {
	const passages = allPassages.filter(({ file }) => !mayRepeat.test(file));
	const seen = new Map<string, Passage>();
	const faults = new Map<string, Fault>();
	for (const passage of passages) {
		const words = passage.text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
		for (let start = 0; start + sharedWords <= words.length; start += 1) {
			const run = words.slice(start, start + sharedWords).join(" ");
			const first = seen.get(run);
			if (first === undefined) seen.set(run, passage);
			else if (
				pageOf(first.file) !== pageOf(passage.file) &&
				!faults.has(`${passage.place} ${first.place}`)
			) {
				faults.set(`${passage.place} ${first.place}`, {
					place: passage.place,
					message: `says again what ${first.place} says: “${run} …”`,
				});
			}
		}
	}
	return [...faults.values()];
}
