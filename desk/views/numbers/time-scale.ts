/** The promise, in minutes. */
export const promised = 24 * 60;

/** Maps minutes to a share of the height; the promise is always in sight. */
export function timeScale(longest: number): (minutes: number) => number {
	const top = Math.max(longest, promised * 1.15);
	return (minutes) => minutes / top;
}
