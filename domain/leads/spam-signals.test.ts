import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type SpamEvidence, spamSignals, spamSignalsOf } from "#domain/leads/spam-signals.ts";

const seconds = (count: number) => count * 1000;
const person: SpamEvidence = {
	honeypot: "",
	isKeyForged: false,
	formAge: seconds(30),
	leadsOfFormKey: 1,
	proof: "found",
	isFromBusyAddress: false,
	hasLongText: true,
};

test("a person is not suspected, with JavaScript or without", () => {
	expect(spamSignalsOf(person)).toEqual([]);
	expect(spamSignalsOf({ ...person, formAge: null, leadsOfFormKey: 0, proof: "none" })).toEqual([]);
	expect(spamSignalsOf({ ...person, formAge: seconds(2) })).toEqual([]);
	expect(spamSignalsOf({ ...person, formAge: seconds(60 * 60 * 24 * 9) })).toEqual([]);
	// The clock was set back by a day after the form was begun.
	expect(spamSignalsOf({ ...person, formAge: seconds(60 - 60 * 60 * 24) })).toEqual([]);
	expect(spamSignalsOf({ ...person, leadsOfFormKey: 3 })).toEqual([]);
});

test("a program is suspected for every reason that there is", () => {
	const program = { ...person, honeypot: "x", formAge: seconds(1.9), isFromBusyAddress: true };
	expect(spamSignalsOf(program)).toEqual(["hidden-field", "too-fast", "many-from-one-address"]);
	expect(spamSignalsOf({ ...person, formAge: null, isKeyForged: true })).toEqual(["bad-key"]);
	expect(spamSignalsOf({ ...person, proof: "wrong" })).toEqual(["bad-proof"]);
	expect(spamSignalsOf({ ...person, leadsOfFormKey: 4 })).toEqual(["reused-key"]);
});

test("a browser that has not done the work is not suspected for that, only said to have sent no proof where something else is odd", () => {
	expect(spamSignalsOf({ ...person, proof: "none" })).toEqual([]);
	const odd = { ...person, isFromBusyAddress: true };
	expect(spamSignalsOf({ ...odd, proof: "none" })).toEqual(["many-from-one-address", "no-proof"]);
	expect(spamSignalsOf(odd)).toEqual(["many-from-one-address"]);
	const fourth = { ...person, leadsOfFormKey: 4 };
	expect(spamSignalsOf({ ...fourth, proof: "none" })).toEqual(["reused-key", "no-proof"]);
});

test("a person whose browser fills a short form in at once is not suspected for that, once the browser has done the work", () => {
	const quick = { ...person, hasLongText: false, formAge: seconds(1.6) };
	expect(spamSignalsOf(quick)).toEqual([]);
	expect(spamSignalsOf({ ...quick, proof: "none" })).toEqual(["too-fast", "no-proof"]);
	expect(spamSignalsOf({ ...quick, proof: "wrong" })).toEqual(["bad-proof", "too-fast"]);
	expect(spamSignalsOf({ ...quick, hasLongText: true })).toEqual(["too-fast"]);
	expect(spamSignalsOf({ ...quick, honeypot: "x" })).toEqual(["hidden-field"]);
});

test("who finds a reason with a suspected lead reads in the operations guide what it means", () => {
	const guide = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
	expect(spamSignals.filter((signal) => !guide.includes(`\`${signal}\``))).toEqual([]);
});
