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
