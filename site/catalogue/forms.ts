import { formCopySchemaOf, sharedFormCopySchema } from "#content/schemas/form-copy.ts";
import { type FormId, forms } from "#domain/forms/forms.ts";
import { readContent } from "#site/catalogue/content.ts";
import { site } from "#site/catalogue/site.ts";

export const sharedFormCopy = readContent("content/forms/shared.yaml", sharedFormCopySchema);

/** All words of a lead form: those that every form shares and its own. `about` is what it asks about, by name. */
export function leadFormCopy(form: FormId, page: string, about?: string) {
	const { fields, submit, receipt, subject } = readContent(
		`content/forms/${form}.yaml`,
		formCopySchemaOf(forms[form]),
	);
	const { optional, errors, summary, sending, draft, privacy, failure } = sharedFormCopy;
	return {
		...{ optional, errors, summary, sending, draft, privacy, failure, fields, submit, page },
		honeypot: sharedFormCopy.honeypot,
		composed: sharedFormCopy.static,
		mailSubject: about ? `${subject}: ${about}` : subject,
		receipt: { ...sharedFormCopy.receipt, ...receipt },
		toasts: { sent: site.toasts.sent, cleared: draft.cleared },
	};
}
