import type { HtmlElement } from "html-validate";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FormDefinition } from "#domain/forms/field.ts";
import { forms } from "#domain/forms/forms.ts";
import { type BuiltPage, pages } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";

/** A form as it is on a built page. */
export interface BuiltForm {
	readonly path: string;
	readonly form: string;
	readonly definition: FormDefinition;
	readonly element: HtmlElement;
}

/** Controls that travel with a form but are no fields of it: the honeypot, and the page that it is on. */
const envelope = new Set(["website", "page"]);

function formsOf({ path, document }: BuiltPage, definition: FormDefinition): BuiltForm[] {
	const elements = all(document, `form[action="/forms/${definition.id}"]`);
	return elements.map((element) => ({ path, form: definition.id, definition, element }));
}

const definitions = new Map<string, FormDefinition>(
	[...Object.values(forms), assessmentForm].map((definition) => [definition.id, definition]),
);

/** Every form of the site that makes a lead, by page. */
export const builtForms: readonly BuiltForm[] = [...definitions.values()].flatMap((definition) =>
	pages.flatMap((page) => formsOf(page, definition)),
);

/** All controls in the order in which a visitor meets them. */
export function controlsOf({ element }: BuiltForm): HtmlElement[] {
	return all(element, "input, textarea, select")
		.filter((control) => control.hasAttribute("name"))
		.toSorted((a, b) => a.location.offset - b.location.offset);
}

/** The controls of the form's own fields. */
export function fieldControls(form: BuiltForm): HtmlElement[] {
	return controlsOf(form).filter((control) => !envelope.has(attribute(control, "name")));
}

/** The options of a field with choices, however they are drawn; the empty one of a list is no option. */
export function optionsOf(form: BuiltForm, name: string): string[] {
	const controls = fieldControls(form).filter((control) => attribute(control, "name") === name);
	const values = controls.flatMap((control) =>
		control.tagName === "select"
			? all(control, "option").map((option) => attribute(option, "value"))
			: [attribute(control, "value")],
	);
	return values.filter((value) => value !== "");
}
