import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FormDefinition } from "#domain/forms/field.ts";
import { messageForms } from "#domain/forms/message-forms.ts";

/** Every form whose submission makes a lead, by its id, which is also the last part of the address it is sent to. */
export const forms = {
	...messageForms,
	assessment: assessmentForm,
} as const satisfies Record<string, FormDefinition>;

export type FormId = keyof typeof forms;

/** The page that has a form; of a form that several pages have, the page that leads to them. */
export const pageOfForm: Readonly<Record<FormId, string>> = {
	contact: "/contact",
	about: "/company",
	enquiry: "/solutions",
	paper: "/resources/white-papers",
	webinar: "/resources/webinars",
	assessment: "/assessment",
};

export function isFormId(id: string): id is FormId {
	return Object.hasOwn(forms, id);
}
