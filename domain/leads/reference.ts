/** Crockford's alphabet without its vowels: nothing to mix up, and no word comes about by chance. */
export const unambiguousLetters = "0123456789BCDFGHJKMNPQRSTVWXYZ";

const four = `[${unambiguousLetters}]{4}`;
/** A reference within a text. */
export const referenceInText = new RegExp(`\\bSL-${four}-${four}\\b`, "i");
/** A reference without its hyphens, its two groups captured: its letters are no vowels, so that hardly a word looks like one. */
export const runReference = new RegExp(`^(?:SL)?(${four})(${four})$`, "i");

/**
 * A reference that can be read out on the telephone, such as `SL-7K4M-2Q9X`.
 *
 * @param randomBelow an unpredictable whole number from 0 up to, and without, its argument
 */
export function leadReference(randomBelow: (limit: number) => number): string {
	const four = () =>
		Array.from({ length: 4 }, () => unambiguousLetters.charAt(randomBelow(unambiguousLetters.length))).join(
			"",
		);
	return `SL-${four()}-${four()}`;
}
