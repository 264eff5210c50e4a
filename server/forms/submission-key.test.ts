import { createSecretKey, type KeyObject } from "node:crypto";
import { expect, test } from "vitest";
import { submissionKey } from "#server/forms/submission-key.ts";

const secret = createSecretKey("a secret of the test", "utf8");
const values = { firstName: "Mere", message: "Hello" };
const keyOf = (change: { values?: object; form?: string; formKeyId?: string | null; secret?: KeyObject }) =>
	submissionKey(
		change.secret ?? secret,
		change.form ?? "contact",
		{ ...(change.values ?? values) },
		change.formKeyId ?? null,
	);

test("without a form key the same values are a repeat for ten minutes, in whatever order they come", () => {
	const { key, repeatWindow, formKeyId } = keyOf({});
	expect([repeatWindow, formKeyId]).toEqual([600_000, null]);
	expect(keyOf({ values: { message: "Hello", firstName: "Mere" } }).key).toBe(key);
	expect(key).not.toContain("Hello");
});

test("with a form key the same values are a repeat for good", () => {
	expect(keyOf({ formKeyId: "form" })).toMatchObject({ repeatWindow: null, formKeyId: "form" });
});

test("other values, another form, another form key and another secret make another submission", () => {
	const others = [
		keyOf({}),
		keyOf({ values: { ...values, message: "Hello again" } }),
		keyOf({ form: "enquiry" }),
		keyOf({ formKeyId: "form" }),
		keyOf({ formKeyId: "other" }),
		keyOf({ formKeyId: "form", values: {} }),
		keyOf({ secret: createSecretKey("another", "utf8") }),
	];
	expect(new Set(others.map(({ key }) => key)).size).toBe(others.length);
});

test("an upgrade does not turn a repeat of a stored submission into a second lead", () => {
	expect(keyOf({}).key).toBe("words.2EvscWb0yAoOhf4jCKRVg2fjQacvSY1YeJECT8Hav4Y");
	expect(keyOf({ formKeyId: "form" }).key).toBe("form.2EvscWb0yAoOhf4jCKRVg2fjQacvSY1YeJECT8Hav4Y");
});
