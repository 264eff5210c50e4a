import type { FastifyRequest } from "fastify";
import type { FormDefinition } from "#domain/forms/field.ts";
import { type FormId, forms } from "#domain/forms/forms.ts";
import { type SubmissionRequest, submissionRequest } from "#domain/leads/contract.ts";
import { plainFormRequest } from "#server/routes/plain-form.ts";

/** A form as it arrived: in a known shape, not yet checked. */
export interface ReceivedForm {
	readonly id: FormId;
	readonly definition: FormDefinition;
	readonly sent: SubmissionRequest;
}

/** Reads the body of a post, JSON or plain; null when it is not in the shape of a form. */
export function readForm(id: FormId, { body, headers }: FastifyRequest): ReceivedForm | null {
	const definition: FormDefinition = forms[id];
	const isPlain = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
	const sent = submissionRequest.safeParse(isPlain ? plainFormRequest(definition, Object(body)) : body);
	return sent.success ? { id, definition, sent: sent.data } : null;
}
