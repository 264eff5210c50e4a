import { describe, expect, test } from "vitest";
import type { Field } from "#domain/forms/field.ts";
import { pageOfForm } from "#domain/forms/forms.ts";
import { pages } from "#tests/support/built-site.ts";
import { formCopy } from "#tests/support/copy.ts";
import { services, webinars, whitePapers } from "#tests/support/opening-entries.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";
import { type BuiltForm, builtForms, controlsOf, fieldControls, optionsOf } from "./built-forms.ts";

/** What the definition says of one control, in the words of HTML. */
function expected(field: Field): Record<string, string> {
	switch (field.kind) {
		case "subject":
			return { control: "input", type: "hidden" };
		case "long-text":
			return { control: "textarea", rows: String(field.rows ?? "") };
		case "choice":
		case "choices":
			return {};
		default: {
			const types = { text: "text", email: "email", phone: "tel" };
			return { control: "input", type: types[field.kind] };
		}
	}
}

function found(form: BuiltForm, { name }: Field): Record<string, string> {
	const [control] = fieldControls(form).filter((each) => attribute(each, "name") === name);
	if (!control) throw new Error(`${form.path} has no control named ${name}`);
	return {
		control: control.tagName,
		...Object.fromEntries(control.attributes.map(({ key }) => [key, attribute(control, key)])),
	};
}

test("every page that promises a form has it", () => {
	const pagesWith = (id: string) => builtForms.filter(({ form }) => form === id).map(({ path }) => path);
	expect(pagesWith("contact")).toEqual(["/contact"]);
	expect(pagesWith("about")).toEqual(["/company"]);
	expect(pagesWith("assessment")).toEqual(["/assessment"]);
	expect(pagesWith("enquiry")).toEqual(expect.arrayContaining(services));
	expect(pagesWith("paper")).toEqual(expect.arrayContaining(whitePapers));
	expect(pagesWith("webinar")).toEqual(expect.arrayContaining(webinars));
});

test.each(Object.entries(pageOfForm))(
	"who opens the address of the %s form is led to it from %s",
	(form, page) => {
		const withForm = builtForms.filter((each) => each.form === form).map(({ path }) => path);
		const found = pages.find(({ path }) => path === page);
		const links = found ? all(found.document, "a").map((link) => attribute(link, "href")) : [];
		expect([page, ...links].some((path) => withForm.includes(path))).toBe(true);
	},
);

describe.each(builtForms)("the $form form on $path", (form) => {
	const fields = form.definition.fields.filter((field) => !("isOptional" in field));

	test("has exactly the controls of its definition, in order", () => {
		const names = [...new Set(fieldControls(form).map((control) => attribute(control, "name")))];
		expect(names).toEqual(fields.map(({ name }) => name));
	});

	test.each(fields)("has $name with its type", (field) => {
		expect(found(form, field)).toMatchObject(expected(field));
	});

	test.each(fields)(
		"lets a visitor paste any length into $name, for the form's own rules to judge",
		(field) => {
			expect(found(form, field)).not.toHaveProperty("maxlength");
		},
	);

	test.each(fields)("says whether $name must be filled", (field) => {
		const isRequired = "required" in field && field.required;
		expect("required" in found(form, field)).toBe(isRequired);
	});

	test.each(fields.filter(({ kind }) => kind === "choice" || kind === "choices"))(
		"offers the options of $name",
		(field) => {
			expect(optionsOf(form, field.name)).toEqual("options" in field ? field.options : []);
		},
	);

	test.each(fields.filter((field) => "autocomplete" in field))("lets the browser fill $name in", (field) => {
		const token = "autocomplete" in field ? field.autocomplete : "";
		expect(found(form, field)["autocomplete"]).toBe(token);
	});

	test("has a label for each control that a person sees", () => {
		const labelled = new Set(all(form.element, "label").map((label) => attribute(label, "for")));
		const seen = fieldControls(form).filter((control) => attribute(control, "type") !== "hidden");
		const bare = seen.filter(
			(control) => !labelled.has(attribute(control, "id")) && !control.closest("label"),
		);
		expect(bare.map((control) => attribute(control, "name"))).toEqual([]);
	});

	test("tells the service its page, and hides a honeypot from people", () => {
		const others = controlsOf(form).filter((control) =>
			["page", "website"].includes(attribute(control, "name")),
		);
		expect(others.map((control) => attribute(control, "name")).toSorted()).toEqual(["page", "website"]);
		const [page] = others.filter((control) => attribute(control, "name") === "page");
		expect(page && attribute(page, "value")).toBe(form.path);
		const [honeypot] = others.filter((control) => attribute(control, "name") === "website");
		expect(honeypot?.closest("[aria-hidden]")).not.toBeNull();
		expect(honeypot && attribute(honeypot, "tabindex")).toBe("-1");
	});

	test("is posted, and says what becomes of what is typed", () => {
		expect(attribute(form.element, "method")).toBe("post");
		const notice = form.element.closest("#register") ? "registration" : "shared";
		expect(textOf(form.element)).toContain(formCopy.privacy(notice));
		expect(all(form.element, 'a[href="/privacy"]')).toHaveLength(1);
	});
});
