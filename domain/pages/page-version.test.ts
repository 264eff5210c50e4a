import { describe, expect, test } from "vitest";
import { readVersionAddress, versionAddress } from "#domain/pages/page-version.ts";

describe("a page that changes by itself", () => {
	const page = "/resources/webinars/asking";
	const from = new Date("2027-02-17T17:00:00+13:00");

	test("has an address for what it shows from a moment on, in universal time", () => {
		expect(versionAddress(page, from)).toBe("/resources/webinars/asking/from/20270217T040000Z");
	});

	test("is found again from that address, with the moment", () => {
		expect(readVersionAddress(versionAddress(page, from))).toEqual({ page, from });
	});

	test.each(["/resources/webinars", "/resources/webinars/from/here", "/from/20271399T040000Z"])(
		"is not taken for the version of another: %s",
		(address) => {
			expect(readVersionAddress(address)).toBeNull();
		},
	);
});
