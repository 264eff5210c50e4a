import type { FormCopy } from "#content/schemas/form-copy.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { formCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { webinarFormCopy, webinarsIn } from "#site/catalogue/webinars.ts";

type SentForm = Pick<Lead, "values" | "receivedAt"> & { readonly form: FormId };

/** What the form of a lead says by itself, which for a webinar depends on whether the session was over. */
export function leadCopy({ form, values, receivedAt }: SentForm): FormCopy {
	const webinar = webinarsIn(pageLocale).find(({ slug }) => slug === values["webinar"]);
	if (form !== "webinar" || webinar === undefined) return formCopy(form, pageLocale);
	return webinarFormCopy(webinar, receivedAt, pageLocale);
}
