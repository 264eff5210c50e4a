import type { HtmlElement } from "html-validate";
import { describe, expect, test } from "vitest";
import type { FieldProblem } from "#domain/forms/field.ts";
import { attribute } from "#tests/support/page-text.ts";
import { formExamples, isPlain } from "../examples.ts";
import type { FormExample } from "../form-example.ts";
import { type BuiltForm, builtForms, fieldControls } from "./built-forms.ts";

/** Where a browser's own check of a control agrees with the rules of the form. */
type Complaint = Pick<FieldProblem, "field" | "code">;

/** Whether the page's own marks refuse a text, as a browser without script would. */
function complaint(control: HtmlElement, value: string): Complaint[] {
	const field = attribute(control, "name");
	const most = control.hasAttribute("maxlength")
		? Number(attribute(control, "maxlength"))
		: Number.POSITIVE_INFINITY;
	if (control.hasAttribute("required") && value === "") return [{ field, code: "required" }];
	if (value.length > most) return [{ field, code: "too-long" }];
	// The rule that HTML gives for `type="email"`, short of its dots.
	if (attribute(control, "type") === "email" && !/^[^\s@,]+@[^\s@,]+$/.test(value))
		return [{ field, code: "not-an-email" }];
	return [];
}

/** What the page would say to someone who types an example; a field that the page lacks cannot be typed into. */
function complaints(form: BuiltForm, { values }: FormExample): Complaint[] {
	const controls = fieldControls(form).filter((control) => attribute(control, "type") !== "hidden");
	return controls.flatMap((control) => complaint(control, String(values[attribute(control, "name")] ?? "")));
}

function onPage({ form }: FormExample): BuiltForm | undefined {
	return builtForms.find((built) => built.form === form);
}

const typed = formExamples.filter((example) => isPlain(example) && onPage(example));

describe("the built page", () => {
	test.each(typed.filter(({ problems }) => problems.length === 0))(
		"$form: lets someone send $about",
		(example) => {
			const form = onPage(example);
			expect(form && complaints(form, example)).toEqual([]);
		},
	);

	const marked = typed.filter(
		({ problems, values }) =>
			problems.some(
				({ field, code }) =>
					code === "required" &&
					values[field] === undefined &&
					!["service", "paper", "webinar"].includes(field),
			) || problems.some(({ code }) => code === "too-long"),
	);
	test.each(marked)("$form: holds back $about by its own marks", (example) => {
		const form = onPage(example);
		expect(form && complaints(form, example)).toEqual(example.problems);
	});

	test.each(typed.filter(({ problems }) => problems.some(({ code }) => code === "unknown")))(
		"$form: has no control for $about",
		(example) => {
			const form = onPage(example);
			const names = (form ? fieldControls(form) : []).map((control) => attribute(control, "name"));
			for (const { field } of example.problems) expect(names).not.toContain(field);
		},
	);
});
