import { describe, expect, test } from "vitest";
import { checkForm, withoutCorrected } from "#domain/forms/check-form.ts";
import { forms } from "#domain/forms/forms.ts";

const filled = {
	firstName: "Mere",
	lastName: "Tāmati",
	email: "mere@example.co.nz",
	company: "",
	message: "Can you help with our stock counts?",
	product: "",
};

describe("a visitor who fills the contact form", () => {
	test("is accepted with the company left out, and gets the text without stray spaces", () => {
		const { company: _, product: __, ...needed } = filled;
		expect(checkForm(forms.contact, { ...needed, firstName: "  Mere " })).toEqual({
			ok: true,
			values: filled,
		});
	});

	test("hears of each empty field once, in the order of the form", () => {
		const result = checkForm(forms.contact, { firstName: " ", email: "" });
		expect(result).toEqual({
			ok: false,
			problems: ["firstName", "lastName", "email", "message"].map((field) => ({ field, code: "required" })),
		});
	});

	test.each([
		["in front", "\u200bmere@example.co.nz"],
		["at the end, behind a space", "mere@example.co.nz \u200e"],
		["inside", "mere@exam\u00adple\u2060.co.nz\ufeff\u0000"],
	])("is written to at the address they see when one was pasted with hidden characters %s", (_, email) => {
		expect(checkForm(forms.contact, { ...filled, email })).toEqual({ ok: true, values: filled });
	});

	test("may paste a number from a contact program, between marks of direction", () => {
		const result = checkForm(forms.about, {
			...{ name: "Mere", email: filled.email, message: "Hello" },
			phone: "\u202a+64 21 555 0123\u202c",
		});
		expect(result).toMatchObject({ values: { phone: "+64 21 555 0123" } });
	});

	test("is not written to at two addresses made one", () => {
		expect(checkForm(forms.contact, { ...filled, email: "a@b.nz\tc" }).ok).toBe(false);
	});

	test.each([
		["a name of 101 letters", { firstName: "a".repeat(101) }, { field: "firstName", code: "too-long" }],
		["a name that no one can see", { firstName: "\u200b\u2060" }, { field: "firstName", code: "required" }],
		["a name of empty letters", { firstName: "\u3164 \uffa0" }, { field: "firstName", code: "required" }],
		["a mail address without a host", { email: "mere@" }, { field: "email", code: "not-an-email" }],
		["a list of mail addresses", { email: "a@b.nz,c@d.nz" }, { field: "email", code: "not-an-email" }],
		["a number where text belongs", { message: 7 }, { field: "message", code: "not-text" }],
		["a key that the form does not have", { admin: "yes" }, { field: "admin", code: "unknown" }],
	])("is told about %s", (_, change, problem) => {
		expect(checkForm(forms.contact, { ...filled, ...change })).toEqual({ ok: false, problems: [problem] });
	});

	test("keeps the lines of a message, and has a name on one line", () => {
		const result = checkForm(forms.contact, { ...filled, firstName: "Eve\r\nBcc: x", message: "one\ntwo" });
		expect(result).toMatchObject({ values: { firstName: "Eve Bcc: x", message: "one\ntwo" } });
	});

	test("may write exactly 5,000 characters", () => {
		expect(checkForm(forms.contact, { ...filled, message: "x".repeat(5000) }).ok).toBe(true);
		expect(checkForm(forms.contact, { ...filled, message: "x".repeat(5001) }).ok).toBe(false);
	});
});

test("something that is no object at all is refused without an exception", () => {
	for (const raw of [null, [], "text", 3, undefined]) expect(checkForm(forms.contact, raw).ok).toBe(false);
});

test("an own key called __proto__ is refused as unknown", () => {
	const raw: unknown = JSON.parse(JSON.stringify(filled).replace("{", '{"__proto__":{"admin":true},'));
	expect(checkForm(forms.contact, raw)).toMatchObject({ ok: false });
});

describe("a visitor who corrects a refused form", () => {
	const problems = [
		{ field: "firstName", code: "required" },
		{ field: "email", code: "not-an-email" },
	] as const;
	const left = (values: object, field: string) =>
		withoutCorrected(problems, forms.contact, { ...filled, ...values }, field);

	test("no longer reads of the field that is right by now, and still of the other", () => {
		expect(left({ email: "mere@" }, "firstName")).toEqual([problems[1]]);
	});

	test("still reads of a field that is not right yet, or that they have not been at", () => {
		expect(left({ email: "mere@" }, "email")).toBe(problems);
		expect(left({ firstName: "" }, "firstName")).toBe(problems);
	});

	test("reads of no other field while they type", () => {
		expect(left({ firstName: "M", message: "" }, "message")).toBe(problems);
		expect(left({ message: "" }, "firstName")).toEqual([problems[1]]);
	});
});
