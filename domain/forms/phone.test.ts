import { expect, test } from "vitest";
import { isPhoneNumber } from "#domain/forms/phone.ts";

test.each([
	["a New Zealand mobile with its country code", "+64 21 123 4567"],
	["an Indian number in groups", "(0484) 123-456/7"],
	["dots between the groups", "09.555.0123"],
	["six digits and nothing else", "555012"],
	["an extension", "09 555 0123 ext. 12"],
	["a short extension", "+60 3-5555 0123 X9"],
])("a telephone number with %s is accepted", (_, text) => {
	expect(isPhoneNumber(text)).toBe(true);
});

test.each([
	["letters", "abc"],
	["letters behind it", "021 555 0123 evenings"],
	["five digits", "+55 501"],
	["marks alone", "+ (-) ./"],
	["an extension alone", "ext. 123456"],
	["an email address", "mere@example.co.nz"],
])("what has %s is no telephone number", (_, text) => {
	expect(isPhoneNumber(text)).toBe(false);
});
