/**
 * Several small whole numbers packed into one large one, each with its own radix: the first is the least significant.
 * What is written in one order is read in the same order.
 */
export interface MixedRadixWriter {
	write(digit: number, radix: number): void;
	total(): bigint;
}

export interface MixedRadixReader {
	read(radix: number): number;
	/** What no digit has taken: 0 after a number that was written by the same radixes. */
	rest(): bigint;
}

/** Each digit must be a whole number from 0 to below its radix: none is checked, and another would change the digits after it. */
export function mixedRadixWriter(): MixedRadixWriter {
	let sum = 0n;
	let weight = 1n;
	return {
		write(digit, radix) {
			sum += BigInt(digit) * weight;
			weight *= BigInt(radix);
		},
		total: () => sum,
	};
}

/** Reads by the radixes that were written by; any number can be read by any others and gives other digits. */
export function mixedRadixReader(total: bigint): MixedRadixReader {
	let rest = total;
	return {
		read(radix) {
			const digit = Number(rest % BigInt(radix));
			rest /= BigInt(radix);
			return digit;
		},
		rest: () => rest,
	};
}

/** Digits and small letters, which survive chats and mail and are selected by a double click. */
export function toBase36(value: bigint, length: number): string {
	return value.toString(36).padStart(length, "0");
}

/** Of digits and small letters only; the caller checks. */
export function fromBase36(text: string): bigint {
	let value = 0n;
	for (const character of text) value = value * 36n + BigInt(Number.parseInt(character, 36));
	return value;
}
