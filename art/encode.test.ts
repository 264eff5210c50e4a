import { describe, expect, it } from "vitest";
import { encodeWithin } from "#art/encode.ts";

const qualities = Array.from({ length: 47 }, (_, index) => index + 26);

describe("the search for the best quality", () => {
	it.each([
		["as usual", 19],
		["faster than usual", 6],
		["slower than usual", 60],
	])("finds the best that fits where a file grows %s with its quality", async (_, perDoubling) => {
		const encode = async (quality: number) => Buffer.alloc(Math.round(100 * 2 ** (quality / perDoubling)));
		for (const wanted of [26, 41, 72]) {
			const budget = (await encode(wanted)).length;
			const { quality, bytes } = await encodeWithin(budget, qualities, encode);
			expect(quality).toBe(wanted);
			expect(bytes.length).toBe(budget);
		}
	});

	it("says so when nothing fits", async () => {
		await expect(encodeWithin(99, qualities, async () => Buffer.alloc(100))).rejects.toThrow(
			"larger than 99 bytes",
		);
	});
});
