import { hour, minute } from "#domain/durations.ts";

const maxDelay = 4 * hour;

/** Milliseconds that no try is put off by more than. */
export const longestRetryDelay = 1.25 * maxDelay;

/** Milliseconds for which a mail or a webhook is tried again. Mail servers by custom give up after three to five days. */
export const maxRetryTime = 72 * hour;

/**
 * Milliseconds until the next try: a minute, then twice as long each time, four hours at most, and up to a quarter more
 * or less, so that those which failed together don't come back together.
 *
 * @param attempts how often it has been tried, 1 or more
 * @param random from 0 up to, and without, 1
 */
export function retryDelay(attempts: number, random: number): number {
	const delay = Math.min(minute * 2 ** (attempts - 1), maxDelay);
	return Math.round(delay * (0.75 + random / 2));
}
