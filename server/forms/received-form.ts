import type { FastifyRequest } from "fastify";
import { type CheckedForm, checkForm } from "#domain/forms/check-form.ts";
import type { FieldProblem, FormDefinition } from "#domain/forms/field.ts";
import { type FormId, forms } from "#domain/forms/forms.ts";
import { type SubmissionRequest, submissionRequest } from "#domain/leads/submission-request.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import { cleanValues } from "#server/forms/clean-values.ts";
import { plainFormRequest } from "#server/forms/plain-form.ts";

/** A form as it arrived: in a known shape, its values not yet checked. */
export interface ReceivedForm {
	readonly id: FormId;
	readonly definition: FormDefinition;
	readonly sent: SubmissionRequest;
	/** The page that the form is on; null when the site has no such page. */
	readonly page: string | null;
}

/** Reads the body of a post, JSON or plain; null when it is not in the shape of a form. */
export function readForm(
	id: FormId,
	{ body, headers }: FastifyRequest,
	{ pages }: SiteBuild,
): ReceivedForm | null {
	const definition: FormDefinition = forms[id];
	const isPlain = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
	const parsed = submissionRequest.safeParse(isPlain ? plainFormRequest(definition, Object(body)) : body);
	if (!parsed.success) return null;
	const { page } = parsed.data;
	const isKnown = page !== undefined && pages.includes(page);
	return { id, definition, sent: parsed.data, page: isKnown ? page : null };
}

/** The form's own rules know what the slug of a subject looks like; only the site knows which there are. */
export function checkReceived({ definition, sent }: ReceivedForm, { subjects }: SiteBuild): CheckedForm {
	const checked = checkForm(definition, cleanValues(sent.values));
	if (!checked.ok) return checked;
	const problems = definition.fields.flatMap(({ kind, name }): FieldProblem[] => {
		const subject = checked.values[name];
		const isKnown = typeof subject === "string" && subjects[name]?.includes(subject) === true;
		return kind === "subject" && subject !== "" && !isKnown ? [{ field: name, code: "unknown-subject" }] : [];
	});
	return problems.length > 0 ? { ok: false, problems } : checked;
}
