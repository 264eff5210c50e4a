import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hour } from "#domain/durations.ts";
import { addPerson } from "#server/desk/people/people.ts";
import {
	mailedCodeLifetime,
	makeCode,
	printedCodeLifetime,
	redeemCode,
	redeemLink,
} from "#server/desk/sign-in/codes.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const email = "mere@southlight.example";
let person: string;
beforeEach(async () => {
	const added = await addPerson(made.database.kysely, {
		...{ name: "Mere", email, role: "staff", office: "India" },
	});
	person = added?.id ?? "";
});

const print = () => makeCode(made.database.kysely, person, printedCodeLifetime, null);
const mail = (token: string, isKnown = false) =>
	makeCode(made.database.kysely, person, mailedCodeLifetime, { token, isKnown });

test("a printed code still works after anyone has had a code mailed to its person", async () => {
	const printed = await print();
	await mail("a stranger's browser");
	expect(await redeemCode(made.database.kysely, email, printed.code)).toBe(person);
});

test("who signs in by one code uses up the other", async () => {
	const printed = await print();
	const mailed = await mail("their browser");
	expect(await redeemLink(made.database.kysely, mailed.link, "their browser")).toBe(person);
	expect(await redeemCode(made.database.kysely, email, mailed.code)).toBeNull();
	expect(await redeemCode(made.database.kysely, email, printed.code)).toBeNull();
});

test("a new code voids the former one of its kind", async () => {
	const [printed, mailed] = [await print(), await mail("one")];
	await print();
	await mail("other");
	expect(await redeemCode(made.database.kysely, email, printed.code)).toBeNull();
	expect(await redeemLink(made.database.kysely, mailed.link, "one")).toBeNull();
});

test("a code that was made by a clock that was ahead lasts no longer than another", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	onTestFinished(() => void vi.useRealTimers());
	const right = Date.now();
	vi.setSystemTime(right + hour);
	const [printed, mailed] = [await print(), await mail("their browser")];
	vi.setSystemTime(right);
	expect(await redeemLink(made.database.kysely, mailed.link, "their browser")).toBeNull();
	expect(await redeemCode(made.database.kysely, email, mailed.code)).toBeNull();
	expect(await redeemCode(made.database.kysely, email, printed.code)).toBeNull();
});
