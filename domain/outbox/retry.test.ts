import fc from "fast-check";
import { expect, test } from "vitest";
import { retryDelay } from "#domain/outbox/retry.ts";

const minute = 60_000;
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("the first tries come soon, and the pauses grow to four hours", () => {
	expect([1, 2, 3, 4, 50].map((attempts) => retryDelay(attempts, 0.5) / minute)).toEqual([1, 2, 4, 8, 240]);
});

test("a pause is never more than a quarter off, so that it neither hurries nor gives up", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 1000 }), share, (attempts, random) => {
			const plain = Math.min(2 ** (attempts - 1), 240) * minute;
			const delay = retryDelay(attempts, random);
			expect(delay).toBeGreaterThanOrEqual(plain * 0.75);
			expect(delay).toBeLessThanOrEqual(plain * 1.25);
		}),
	);
});
