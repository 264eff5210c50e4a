import { type RefObject, useEffect } from "react";
import type { FormDefinition, FormValues } from "#domain/forms/field.ts";
import { clearDraft, isDraftGone, saveDraft, takeDraft } from "#site/islands/draft.ts";
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, also for one in the place of a receipt
	useEffect(() => {
		if (!element.current) return;
		// Firefox brings back what was in the form, here what has been sent.
		if (keptReceipt()) element.current.reset();
		fillEmptyControls(element.current, takeDraft(form.id));
		keep();
	}, [form, isReplaced]);

	useEffect(() => {
		// As the browser has stored the page, its form still has what was sent from another since.
		window.onpageshow = ({ persisted }) => {
			if (!persisted || !isDraftGone(form.id)) return;
			element.current?.reset();
			clearDraft(form.id);
		};
	}, [form, element]);

	return keep;
}
