import type { FormCopy } from "#content/schemas/form-copy.ts";
import type { FormId } from "#domain/forms/forms.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { webinarState } from "#domain/webinars/webinar-state.ts";
import { formCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { webinarsIn, webinarsPageIn } from "#site/catalogue/webinars.ts";

type SentForm = Pick<Lead, "values" | "receivedAt"> & { readonly form: FormId };

/** What a lead is called and what its receipt says. The webinar's form asks for a place or, after the session, for the recording. */
export function leadCopy({ form, values, receivedAt }: SentForm): Pick<FormCopy, "subject" | "receipt"> {
	const own = formCopy(form, pageLocale);
	const webinar = webinarsIn(pageLocale).find(({ slug }) => slug === values["webinar"]);
	if (form !== "webinar" || webinar === undefined) return own;
	const { register, request } = webinarsPageIn(pageLocale);
	const { name, receipt } = webinarState(webinar, receivedAt) === "live" ? register : request;
	return { subject: name, receipt };
}
