import { type RefObject, useEffect, useState } from "react";
import type { FormDefinition, FormValues } from "#domain/forms/field.ts";
import { clearDraft, readDraft, saveDraft } from "#site/islands/draft.ts";
import { fillEmptyControls, readControls, typedValues } from "#site/islands/form-controls.ts";

interface FormDraftHook {
	/** Whether this device keeps a draft of the form. */
	readonly hasDraft: boolean;
	readonly keep: (values: FormValues) => void;
	readonly forget: () => void;
}

/** Keeps what is typed into a form on this device, and brings it back. */
export function useFormDraft(
	form: FormDefinition,
	element: RefObject<HTMLFormElement | null>,
): FormDraftHook {
	const [hasDraft, setHasDraft] = useState(false);

	function keep(values: FormValues): void {
		setHasDraft(saveDraft(form.id, typedValues(values, form)));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
	useEffect(() => {
		if (!element.current) return;
		fillEmptyControls(element.current, readDraft(form.id));
		keep(readControls(element.current, form));
	}, [form]);

	return {
		...{ hasDraft, keep },
		forget() {
			clearDraft(form.id);
			setHasDraft(false);
		},
	};
}
