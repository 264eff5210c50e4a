import { describe, expect, test } from "vitest";
import { isEmailAddress } from "#domain/forms/email.ts";

const letters = (count: number) => "a".repeat(count);
/** An address of so many characters, whose labels are no longer than they may be. */
const ofLength = (length: number) => {
	const start = `${letters(64)}@${letters(63)}.${letters(63)}.`;
	return `${start}${letters(length - start.length - 3)}.nz`;
};

describe("an address is accepted", () => {
	test.each([
		["of the usual kind", "mere@example.co.nz"],
		["with marks that many people have in theirs", "mere.o'tuku+orders_2@example.nz"],
		["of one letter and a short host", "m@x.nz"],
		["with hyphens and figures in its host", "mere@3-towers.example-1.nz"],
		["of a host in letters of another language", "mere@māori.nz"],
		["of a host in letters with marks", "mere@हिन्दी.भारत"],
		["of a host in letters of Tamil", "mere@தமிழ்.இந்தியா"],
		["of a host whose macron is a character of its own", "mere@ma\u0304ori.nz"],
		["of a host as mail servers write it", "mere@xn--mori-qsa.nz"],
		["at a top level in their own form", "mere@example.xn--h2brj9c"],
		["whose part before the @ has 64 characters", `${letters(64)}@example.nz`],
		["with a label of 63 characters", `mere@${letters(63)}.nz`],
		["of 254 characters", ofLength(254)],
	])("%s", (_, address) => {
		expect(isEmailAddress(address)).toBe(true);
	});
});

describe("an address is refused", () => {
	test.each([
		["without anything", ""],
		["without an @", "mere.example.nz"],
		["with two of them", "mere@example.nz@example.nz"],
		["with nothing before it", "@example.nz"],
		["with nothing after it", "mere@"],
		["of a host without a dot", "mere@localhost"],
		["with a dot at its beginning", ".mere@example.nz"],
		["with a dot before the @", "mere.@example.nz"],
		["with two dots in a row", "mere..t@example.nz"],
		["of a host that begins with a dot", "mere@.nz"],
		["of a host with two dots in a row", "mere@example..nz"],
		["of a host that ends with a dot", "mere@example.nz."],
		["with a hyphen at the beginning of a label", "mere@-example.nz"],
		["with a hyphen at the end of a label", "mere@example-.nz"],
		["with an underscore in its host", "mere@exa_mple.nz"],
		["with a mark at the beginning of its host", "mere@!example.nz"],
		["with a mark at the end of its host", "mere@example.nz!"],
		["of a number in place of a host", "mere@192.168.1.1"],
		["at a top level of one letter", "mere@example.c"],
		["at a top level of figures", "mere@example.123"],
		["of a picture in place of a host", "mere@\u{1f600}.nz"],
		["of a label that begins with a mark", "mere@\u0304ori.nz"],
		["with a space", "mere t@example.nz"],
		["that is a list", "mere@example.nz,tama@example.nz"],
		["in brackets", "<mere@example.nz>"],
		["with a character that no one sees in it", "me\u200bre@example.nz"],
		["with a soft hyphen in its host", "mere@exam\u00adple.nz"],
		["with a control character", "mere\u0000@example.nz"],
		["in quotes", '"mere"@example.nz'],
		["with a line end, behind which a header could begin", "mere@example.nz\nBcc:all@example.nz"],
		["whose part before the @ has 65 characters", `${letters(65)}@example.nz`],
		["with a label of 64 characters", `mere@${letters(64)}.nz`],
		["of 255 characters", ofLength(255)],
	])("%s", (_, address) => {
		expect(isEmailAddress(address)).toBe(false);
	});
});
