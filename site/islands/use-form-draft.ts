import { type RefObject, useEffect } from "react";
import type { FormDefinition, FormValues } from "#domain/forms/field.ts";
import { isDraftGone, saveDraft, takeDraft } from "#site/islands/draft.ts";
import { fillEmptyControls, readControls, typedValues } from "#site/islands/form-controls.ts";
import { keptReceipt } from "#site/islands/kept-receipt.ts";

/** Brings back what this device keeps of a form. @returns what keeps the values that are in it, and gives them */
export function useFormDraft(
	form: FormDefinition,
	element: RefObject<HTMLFormElement | null>,
	isReplaced: boolean,
): () => FormValues {
	function keep(): FormValues {
		const values = element.current ? readControls(element.current, form) : {};
		saveDraft(form.id, typedValues(values, form));
		return values;
	}

	function bringBack(): void {
		if (!element.current) return;
		fillEmptyControls(element.current, takeDraft(form.id));
		keep();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, also for one in the place of a receipt
	useEffect(() => {
		// Firefox brings back what was in the form, here what has been sent.
		if (keptReceipt()) element.current?.reset();
		bringBack();
	}, [form, isReplaced]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, as every render brings back the same
	useEffect(() => {
		// As the browser has stored the page, its form still has what was sent or changed on another since.
		window.onpageshow = ({ persisted }) => {
			if (!persisted || !isDraftGone(form.id)) return;
			element.current?.reset();
			bringBack();
		};
	}, [form, element]);

	return keep;
}
