import { expect, test } from "vitest";
import { isPhoneNumber } from "#domain/forms/phone.ts";

test.each([
	["a New Zealand mobile with its country code", "+64 21 123 4567"],
	["an Indian number in groups", "(0484) 123-456/7"],
	["dots between the groups", "09.555.0123"],
	["six digits and nothing else", "555012"],
	["an extension", "09 555 0123 ext. 12"],
	["a short extension", "+60 3-5555 0123 X9"],
	["an extension behind a comma", "+64 21 555 0123, ext. 12"],
	["an extension named in full", "09 555 0123 extension 4"],
	["an extension as Australians write it", "09 555 0123 extn 12"],
	["an extension behind a hash", "09 555 0123 #12"],
	["a hyphen that does not break", "+64 21 555\u20110123"],
	["an en dash", "+64 21 555\u20130123"],
	["a minus sign", "+64 21 555\u22120123"],
	["the beginning that a link has", "tel:+64215550123"],
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
