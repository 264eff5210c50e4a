/** Crockford's alphabet without its vowels: nothing to mix up, and no word comes about by chance. */
export const unambiguousLetters = "0123456789BCDFGHJKMNPQRSTVWXYZ";

/** A reference within a text. */
export const referenceInText = new RegExp(
	`\\bSL-[${unambiguousLetters}]{4}-[${unambiguousLetters}]{4}\\b`,
	"i",
);

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
