import type { FormId } from "#domain/forms/forms.ts";
import { ownFormCopy, sharedFormCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { type LeadFormCopy, leadFormCopy } from "#site/islands/lead-form-copy.ts";

/** All that a lead form of the page at `path` says. */
export function formCopyAt(path: string, form: FormId): LeadFormCopy {
	return leadFormCopy(sharedFormCopy(pageLocale), ownFormCopy(form, { path }, pageLocale));
}
