/** The value below which a share (0 to 1) of the values lies; the nearest one measured. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
	if (value === undefined) throw new Error("Nothing was measured");
	return value;
}

export function median(values: readonly number[]): number {
	return quantile(values, 0.5);
}
