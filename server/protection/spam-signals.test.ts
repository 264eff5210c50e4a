import { expect, test } from "vitest";
import { spamSignalsOf } from "#server/protection/spam-signals.ts";

const now = new Date("2026-01-01T09:00:00.000Z");
const begun = (secondsAgo: number) => ({
	formKeyId: "x",
	issuedAt: new Date(now.getTime() - secondsAgo * 1000),
});
const person = {
	hiddenField: "",
	formKey: begun(30),
	isKeyForged: false,
	proof: "found" as const,
	isFromBusyAddress: false,
};

test("a person is not suspected, with JavaScript or without", () => {
	expect(spamSignalsOf(person, now)).toEqual([]);
	expect(spamSignalsOf({ ...person, formKey: null, proof: "none" }, now)).toEqual([]);
	expect(spamSignalsOf({ ...person, formKey: begun(2) }, now)).toEqual([]);
	expect(spamSignalsOf({ ...person, formKey: begun(60 * 60 * 24 * 9) }, now)).toEqual([]);
});

test("every spam signal is kept", () => {
	const program = { ...person, hiddenField: "x", formKey: begun(1.9), isFromBusyAddress: true };
	expect(spamSignalsOf(program, now)).toEqual(["hidden-field", "too-fast", "many-from-one-address"]);
	expect(spamSignalsOf({ ...person, formKey: null, isKeyForged: true }, now)).toEqual(["bad-key"]);
	expect(spamSignalsOf({ ...person, proof: "wrong" }, now)).toEqual(["bad-proof"]);
});

test("a browser that has not done the work is not suspected for that, only said to have sent no proof where something else is odd", () => {
	expect(spamSignalsOf({ ...person, proof: "none" }, now)).toEqual([]);
	const odd = { ...person, isFromBusyAddress: true };
	expect(spamSignalsOf({ ...odd, proof: "none" }, now)).toEqual(["many-from-one-address", "no-proof"]);
	expect(spamSignalsOf(odd, now)).toEqual(["many-from-one-address"]);
});
