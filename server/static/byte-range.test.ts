import { expect, test } from "vitest";
import { readByteRange } from "#server/static/byte-range.ts";

test.each([
	["bytes=0-99", { start: 0, end: 99 }],
	["bytes=900-", { start: 900, end: 999 }],
	["bytes=-100", { start: 900, end: 999 }],
	["bytes=500-5000", { start: 500, end: 999 }],
	["BYTES=0-99", { start: 0, end: 99 }],
	["bytes=-5000", { start: 0, end: 999 }],
])("of a file of a thousand bytes, %s is a part", (header, range) => {
	expect(readByteRange(header, 1000)).toEqual(range);
});

test.each(["bytes=1000-", "bytes=-0"])("%s lies outside of the file", (header) => {
	expect(readByteRange(header, 1000)).toBe("unsatisfiable");
});

test.each([undefined, "", "bytes=-", "bytes=5-2", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b"])(
	"%s gets the whole file",
	(header) => {
		expect(readByteRange(header, 1000)).toBeNull();
	},
);
