import { expect, test } from "vitest";
import { greetingName } from "#domain/mail/greeting-name.ts";

const forty = "Wolfeschlegelsteinhausenbergerdorff Anna";

test.each(["Mere", "Jean-Luc", "O'Brien", "María José", "J.", "நிலா", "Ngā Tāmati", "  Mere \n Ana ", forty])(
	"a visitor called %s is greeted by that name",
	(name) => {
		expect(greetingName(name)).toBe(name.trim().replace(/\s+/g, " "));
	},
);

test.each([
	["an address", "Win at www.spam.example"],
	["an address without www", "spam.example"],
	["a link", "https://spam.example"],
	["a mail address", "me@spam.example"],
	["a number", "Call 0900 1234"],
	["a sentence", "You have won a prize and here is how you can get it"],
	["41 letters", `${forty}a`],
	["nothing", " "],
])("%s in place of a name is not repeated to the person whose address was entered", (_, text) => {
	expect(greetingName(text)).toBeNull();
});
