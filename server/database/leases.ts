import { minute } from "#domain/durations.ts";

/** @param length of the lease, in milliseconds */
export function endOfLease(now: Date, length: number): string {
	return new Date(now.getTime() + length).toISOString();
}

/**
 * A lease that ends after this is left of a clock that was ahead, and is over. That of another service may be ahead by a lease.
 * @param length of the lease, in milliseconds
 */
export function latestEndOfLease(now: Date, length: number): string {
	return endOfLease(now, 2 * length);
}

/** Milliseconds by which the clock of another service may be ahead. */
const leeway = 5 * minute;

/** A moment after this was noted by a clock that was ahead, and says nothing. */
export function latestMoment(now: Date): string {
	return endOfLease(now, leeway);
}
