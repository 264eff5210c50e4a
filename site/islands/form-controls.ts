import type { Field, FormDefinition, FormValues } from "#domain/forms/field.ts";

/** What is in the form's controls now, subjects included. */
export function readControls(element: HTMLFormElement, { fields }: FormDefinition): FormValues {
	const data = new FormData(element);
	return Object.fromEntries(fields.map((field) => [field.name, readControl(data, field)]));
}

function readControl(data: FormData, { name, kind }: Field): string | string[] {
	return kind === "choices" ? data.getAll(name).map(String) : String(data.get(name) ?? "");
}

/** The hidden field that only a program fills. */
export function readHoneypot(element: HTMLFormElement): string {
	return String(new FormData(element).get("website") ?? "");
}

/** Whether a visitor types or chooses in a control. A button is pressed at the end of a form, and begins nothing. */
export function takesValue(control: EventTarget): control is HTMLInputElement | HTMLTextAreaElement {
	return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** The field of a control; empty for anything else. */
export function fieldOf(target: EventTarget): string {
	return takesValue(target) ? target.name : "";
}

/** What a visitor typed or chose: the values without the hidden subject, which is the page's own. */
export function typedValues(values: FormValues, { fields }: FormDefinition): FormValues {
	return Object.fromEntries(
		fields.flatMap(({ name, kind }) => (kind === "subject" ? [] : [[name, values[name] ?? ""]])),
	);
}

export function isOption(control: EventTarget): control is HTMLInputElement {
	return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}

/** Puts a draft into the controls that are still empty, so that what was given before the script arrived stays. */
export function fillEmptyControls(element: HTMLFormElement, draft: FormValues): void {
	// Of options, only those that are checked are in it.
	const given = new FormData(element);
	for (const control of element.elements) {
		if (isOption(control)) {
			if (given.has(control.name)) continue;
			control.checked = [draft[control.name]].flat().includes(control.value);
		} else if (takesValue(control)) {
			const kept = draft[control.name];
			if (control.type !== "hidden" && control.value === "" && typeof kept === "string") control.value = kept;
		}
	}
}

/** Empties what was typed; the options stay. */
export function emptyTexts(element: HTMLFormElement): void {
	for (const control of element.elements)
		if (takesValue(control) && !isOption(control) && control.type !== "hidden") control.value = "";
}

/** Checks the options of these values and no others; what was typed stays. */
export function replaceOptions(element: HTMLFormElement, values: FormValues): void {
	for (const control of element.elements) {
		if (isOption(control)) control.checked = [values[control.name]].flat().includes(control.value);
	}
}
