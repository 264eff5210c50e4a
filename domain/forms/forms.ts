import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FormDefinition } from "#domain/forms/field.ts";
import { messageForms } from "#domain/forms/message-forms.ts";

/** Every form whose submission makes a lead, by its id, which is also the last part of the address it is sent to. */
export const forms = {
	...messageForms,
	assessment: assessmentForm,
} as const satisfies Record<string, FormDefinition>;

export type FormId = keyof typeof forms;

export function isFormId(id: string): id is FormId {
	return Object.hasOwn(forms, id);
}
