import { expect, test } from "vitest";
import { suspicionsOf } from "#server/protection/suspicions.ts";

const now = new Date("2026-01-01T09:00:00.000Z");
const begun = (secondsAgo: number) => ({
	submission: "x",
	issuedAt: new Date(now.getTime() - secondsAgo * 1000),
});
const person = { hiddenField: "", formKey: begun(30), isKeyForged: false, isFromBusyAddress: false };

test("a person is not suspected, with JavaScript or without", () => {
	expect(suspicionsOf(person, now)).toEqual([]);
	expect(suspicionsOf({ ...person, formKey: null }, now)).toEqual([]);
	expect(suspicionsOf({ ...person, formKey: begun(2) }, now)).toEqual([]);
	expect(suspicionsOf({ ...person, formKey: begun(60 * 60 * 24 * 9) }, now)).toEqual([]);
});

test("every reason for a suspicion is kept", () => {
	const program = { hiddenField: "x", formKey: begun(1.9), isKeyForged: false, isFromBusyAddress: true };
	expect(suspicionsOf(program, now)).toEqual(["hidden-field", "too-fast", "many-from-one-address"]);
	expect(suspicionsOf({ ...person, formKey: null, isKeyForged: true }, now)).toEqual(["bad-key"]);
});
