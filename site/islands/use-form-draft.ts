import { type RefObject, useEffect } from "react";
import type { FormDefinition, FormValues } from "#domain/forms/field.ts";
import { saveDraft, takeDraft } from "#site/islands/draft.ts";
import { fillEmptyControls, readControls, typedValues } from "#site/islands/form-controls.ts";

/** Brings back what this device keeps of a form. @returns what keeps the values that are typed into it */
export function useFormDraft(
	form: FormDefinition,
	element: RefObject<HTMLFormElement | null>,
): (values: FormValues) => void {
	function keep(values: FormValues): void {
		saveDraft(form.id, typedValues(values, form));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
	useEffect(() => {
		if (!element.current) return;
		fillEmptyControls(element.current, takeDraft(form.id));
		keep(readControls(element.current, form));
	}, [form]);

	return keep;
}
