import { expect, test } from "vitest";
import { comparedAddress, spellingsOf } from "#server/mail/compared-address.ts";

test.each([
	["Mere.T@Example.co.nz", "mere.t@example.co.nz"],
	["mere@māori.nz", "mere@māori.nz"],
	["mere@MĀORI.nz", "mere@māori.nz"],
	["mere@ma\u0304ori.nz", "mere@māori.nz"],
	["mere@xn--mori-qsa.nz", "mere@māori.nz"],
	["mere@हिन्दी.भारत", "mere@हिन्दी.भारत"],
	["mere@\uff45xample.nz", "mere@example.nz"],
	["xn--mori-qsa.nz", "xn--mori-qsa.nz"],
	["", ""],
])("%s is compared as %s", (address, compared) => {
	expect(comparedAddress(address)).toBe(compared);
});

test("an address is looked for in every way in which it may be stored", () => {
	const both = ["mere@māori.nz", "mere@xn--mori-qsa.nz"];
	expect(spellingsOf("Mere@Māori.nz").sort()).toEqual(both);
	expect(spellingsOf("mere@xn--mori-qsa.nz").sort()).toEqual(both);
	expect(spellingsOf("Mere@example.nz")).toEqual(["mere@example.nz"]);
});
