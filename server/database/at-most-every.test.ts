import { expect, test } from "vitest";
import { atMostEvery } from "#server/database/at-most-every.ts";

test("who asks again within a second gets the answer that there is, and later another", async () => {
	let count = 0;
	const ask = atMostEvery(1000, async () => ++count);
	expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
	expect(await ask()).toBe(1);
	await expect.poll(ask).toBe(2);
});
