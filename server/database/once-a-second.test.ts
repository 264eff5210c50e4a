import { expect, test } from "vitest";
import { onceASecond } from "#server/database/once-a-second.ts";

test("who asks again within a second gets the answer that there is, and later another", async () => {
	let count = 0;
	const ask = onceASecond(async () => ++count);
	expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
	expect(await ask()).toBe(1);
	await expect.poll(ask).toBe(2);
});
