import { expect, test } from "vitest";
import { fillPlaceholders, unfilledIn, unknownPlaces } from "#domain/desk/placeholders.ts";

const values = {
	firstName: "Mere",
	lastName: "Tāmati",
	name: "Mere Tāmati",
	company: "",
	reference: "SL-7K4M-2Q9X",
	sender: "Ana",
};

test("a saved reply gets what is known of the lead, as often as it asks for it", () => {
	expect(fillPlaceholders("Kia ora {firstName}, {firstName}! {reference} {sender}", values)).toBe(
		"Kia ora Mere, Mere! SL-7K4M-2Q9X Ana",
	);
});

test("what is not known stays to be seen, and is named", () => {
	const filled = fillPlaceholders("{name} of {company}", values);
	expect([filled, unfilledIn(filled)]).toEqual(["Mere Tāmati of {company}", ["{company}"]]);
});

test("a name in braces that a visitor gave is not filled in a second time", () => {
	expect(fillPlaceholders("{lastName} {firstName}", { ...values, firstName: "{sender}" })).toBe(
		"Tāmati {sender}",
	);
});

test("other braces are the author's own", () => {
	expect(unfilledIn("a {set} of {numbers}")).toEqual([]);
	expect(fillPlaceholders("a {set} of {numbers}", values)).toBe("a {set} of {numbers}");
});

test("a place that nothing fills is named as it is written", () => {
	expect(unknownPlaces("Kia ora {firstName}, {firstname} {} {first name}")).toEqual([
		"{firstname}",
		"{}",
		"{first name}",
	]);
});
