// Crockford's alphabet without its vowels, so that no word comes about by chance.
const alphabet = "0123456789BCDFGHJKMNPQRSTVWXYZ";

/**
 * A reference that can be read out on the telephone, such as `SL-7K4M-2Q9X`.
 *
 * @param randomBelow an unpredictable whole number from 0 up to, and without, its argument
 */
export function leadReference(randomBelow: (limit: number) => number): string {
	const four = () => Array.from({ length: 4 }, () => alphabet.charAt(randomBelow(alphabet.length))).join("");
	return `SL-${four()}-${four()}`;
}
