import type { Field, FormDefinition, FormValues } from "#domain/forms/field.ts";

/** What stands in the form's controls now, subjects included. */
export function readControls(element: HTMLFormElement, { fields }: FormDefinition): FormValues {
	const data = new FormData(element);
	return Object.fromEntries(fields.map((field) => [field.name, readControl(data, field)]));
}

function readControl(data: FormData, { name, kind }: Field): string | string[] {
	return kind === "choices" ? data.getAll(name).map(String) : String(data.get(name) ?? "");
}

/** What a visitor typed or chose: the values without the hidden subject, which is the page's own. */
export function typedValues(values: FormValues, { fields }: FormDefinition): FormValues {
	return Object.fromEntries(
		fields.flatMap(({ name, kind }) => (kind === "subject" ? [] : [[name, values[name] ?? ""]])),
	);
}

/** Puts a draft into the controls that are still empty, so that what was typed before the script arrived stays. */
export function fillEmptyControls(element: HTMLFormElement, draft: FormValues): void {
	for (const control of element.elements) {
		if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio")) {
			if ([draft[control.name]].flat().includes(control.value)) control.checked = true;
		} else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
			const kept = draft[control.name];
			if (control.type !== "hidden" && control.value === "" && typeof kept === "string") control.value = kept;
		}
	}
}
