import { expect, test } from "vitest";
import { inTime } from "#server/database/in-time.ts";

test("a visitor has the figures that are there, and a page without those that never come", async () => {
	expect(await inTime(Promise.resolve(7), 60_000)).toBe(7);
	expect(await inTime(Promise.withResolvers<number>().promise, 1)).toBeNull();
});
