import { expect, test } from "vitest";
import { cleanValues } from "#server/forms/clean-values.ts";

test("what was typed keeps its lines, tabs and scripts, and loses what cannot be stored", () => {
	const message = "one\r\ntwo\rthree\tतीन\u0000\u001b[31m\ud800";
	expect(cleanValues({ message, interests: ["a\r\n", "b"] })).toEqual({
		message: "one\ntwo\nthree\tतीन[31m\ufffd",
		interests: ["a\n", "b"],
	});
});

test("a name loses what would turn the text after it or steer a terminal, and keeps its marks", () => {
	const firstName = "\u202eMere\u202c \u2066\u0085\u009b31mT\u0101mati\u2069\u007f \u05d0\u200f";
	expect(cleanValues({ firstName })).toEqual({ firstName: "Mere 31mT\u0101mati \u05d0\u200f" });
});

test("what is not text is left for the form's own rules to refuse", () => {
	const odd = { firstName: 7, lastName: null, email: { a: "\r\n" }, message: [1, "x"] };
	expect(cleanValues(odd)).toEqual(odd);
});
