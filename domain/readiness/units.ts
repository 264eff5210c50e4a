/**
 * An exact figure: an integer, in 1/150 of a point, so 0 to 15,000. Means of two or three signals, the prior in
 * fifths of a point and the mean of five dimensions all come out whole in it, where floats turn 40 into 39.999.
 */
export type Units = number;

export const unitsPerPoint = 150;

/** A figure known to different depths: unknown signals as 0, as the prior, and as 100. `low` ≤ `score` ≤ `high`. */
export interface Range {
	low: Units;
	score: Units;
	high: Units;
}

/** Points of 100, whole, to units. */
export function unitsOf(points: number): Units {
	return points * unitsPerPoint;
}

/** The whole points to show. Always rounded down, so that no shown figure passes a threshold that the exact one misses. */
export function shownPoints(units: Units): number {
	return Math.floor(units / unitsPerPoint);
}

/** The same for all of a range. */
export function shownRange({ low, score, high }: Range): { low: number; score: number; high: number } {
	return { low: shownPoints(low), score: shownPoints(score), high: shownPoints(high) };
}
