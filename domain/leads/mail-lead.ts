import type { FormDefinition } from "#domain/forms/field.ts";
import { type FormId, forms, isFormId } from "#domain/forms/forms.ts";

/** What a mail gives that belongs to no lead: it makes a lead as a form does, but no page has such a form. */
export const mailLead = {
	id: "mail",
	fields: [
		{ name: "name", kind: "text", required: false, maxLength: 100 },
		{ name: "email", kind: "email", required: true, maxLength: 254 },
		{ name: "subject", kind: "text", required: false, maxLength: 200 },
		{ name: "message", kind: "long-text", required: false, maxLength: 20_000 },
		/** The addresses of everyone else to whom it went, one a line. */
		{ name: "copied", kind: "long-text", required: false, maxLength: 20_000 },
		{ name: "attachments", kind: "long-text", required: false, maxLength: 20_000 },
	],
} as const satisfies FormDefinition;

/** How a lead came: by a form, or by a mail. */
export type LeadForm = FormId | typeof mailLead.id;

/** What a lead of a form holds; null for a form that there is not any more. */
export function fieldsOfLead(form: string): FormDefinition | null {
	if (form === mailLead.id) return mailLead;
	return isFormId(form) ? forms[form] : null;
}
