import type { FieldCopy, FormCopy } from "#content/schemas/form-copy.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { Field } from "#domain/forms/field.ts";

let provided: FormCopy["fields"] | null = null;

/** For the build, before it renders the form. */
export function provideFieldCopy(copy: FormCopy["fields"]): void {
	provided = copy;
}

/**
 * The copy of the form's controls: as provided or, in the browser, as it is in the page. Sent as properties of the
 * island too, it would make the page a tenth longer.
 */
export function fieldCopy(): FormCopy["fields"] {
	provided ??= Object.fromEntries(assessmentForm.fields.map((field) => [field.name, readCopy(field)]));
	return provided;
}

function textOf(node: Node | null | undefined): string {
	return node?.textContent ?? "";
}

function readCopy({ name, kind }: Field): FieldCopy {
	const id = `${assessmentForm.id}-${name}`;
	const control = document.getElementById(id);
	const hint = document.getElementById(`${id}-hint`)?.textContent ?? undefined;
	const isGroup = kind === "choice" || kind === "choices";
	const title = isGroup
		? control?.closest("fieldset")?.querySelector("legend")
		: document.querySelector(`label[for="${id}"]`);
	// The first text of it: the mark of an optional field follows.
	const label = textOf(title?.firstChild);
	if (!isGroup) {
		const placeholder = control?.getAttribute("placeholder") ?? undefined;
		return { label, hint, placeholder };
	}
	const inputs = document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
	const options = [...inputs].map((input) => [input.value, textOf(input.nextElementSibling)]);
	return { label, hint, options: Object.fromEntries(options) };
}
