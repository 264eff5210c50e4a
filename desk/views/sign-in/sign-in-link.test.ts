import { expect, test } from "vitest";
import { readSignInLink } from "#desk/views/sign-in/sign-in-link.ts";

test.each([
	["#link=abc-123", { link: "abc-123", email: "" }],
	["#mail=mere%40example.com", { link: null, email: "mere@example.com" }],
	["", { link: null, email: "" }],
])("an address that ends in %s says what it brought along", (hash, brought) => {
	expect(readSignInLink(hash)).toEqual(brought);
});
