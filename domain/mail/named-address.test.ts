import { expect, test } from "vitest";
import { oneLine, parseNamedAddress } from "#domain/mail/named-address.ts";

test.each([
	["hello@example.com", { name: "", address: "hello@example.com" }],
	["Example Ltd <hello@example.com>", { name: "Example Ltd", address: "hello@example.com" }],
	['"Example, Ltd" <hello@example.com>', { name: "Example, Ltd", address: "hello@example.com" }],
	["  Example Ltd < hello@example.com > ", { name: "Example Ltd", address: "hello@example.com" }],
	['Mere "Merry" T <mere@example.com>', { name: 'Mere "Merry" T', address: "mere@example.com" }],
	['"Mere" T <mere@example.com>', { name: '"Mere" T', address: "mere@example.com" }],
	['T "Mere" <mere@example.com>', { name: 'T "Mere"', address: "mere@example.com" }],
	["<hello@example.com>", { name: "", address: "hello@example.com" }],
])("%s names one address", (text, named) => {
	expect(parseNamedAddress(text)).toEqual(named);
});

test.each([
	"",
	"hello",
	"a@example.com, b@example.com",
	"A <a@example.com> <b@example.com>",
	"a@example.com\r\nBcc: b@example.com",
])("%j names none, or more than one", (text) => {
	expect(parseNamedAddress(text)).toBeNull();
});

test("a text for a header has one line, whatever it came with", () => {
	expect(oneLine("Mere\r\nBcc: all@example.com\u2028\u0000x\r\n")).toBe("Mere Bcc: all@example.com x");
});
