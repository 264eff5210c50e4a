/** Words that an adult reads silently in a minute: the mean of 190 studies, Brysbaert 2019. */
export const wordsAMinute = 238;

/** Minutes that a text takes to read, at least one. */
export function readingMinutes(body: string): number {
	return Math.max(1, Math.round(body.split(/\s+/).length / wordsAMinute));
}
