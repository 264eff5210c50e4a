import { expect, test } from "vitest";
import { acceptedEncodings } from "#server/static/encodings.ts";

test.each([
	["gzip, deflate, br, zstd", ["br", "gzip"]],
	["gzip, deflate", ["gzip"]],
	["br;q=0.5, gzip;q=1.0", ["br", "gzip"]],
	["br;q=0, gzip", ["gzip"]],
	["gzip;q=0, *", ["br"]],
	["*;q=0", []],
	["identity", []],
	["vibrant, x-gzipped", []],
	["BR;q=1", ["br"]],
	[undefined, []],
])("a browser that accepts %s is sent %o at best", (header, encodings) => {
	expect(acceptedEncodings(header)).toEqual(encodings);
});
