import type { FormDefinition } from "#domain/forms/field.ts";
import { formEnvelopeFields, type SubmissionRequest } from "#domain/leads/submission-request.ts";

/**
 * A form as a browser without JavaScript posts it, in the shape in which scripts send theirs. A control with several
 * choices comes as one text when one is chosen, and not at all when none is.
 */
export function plainFormRequest(
	form: FormDefinition,
	body: Readonly<Record<string, unknown>>,
): SubmissionRequest {
	const envelope = new Map<string, unknown>(Object.entries(body));
	const values = Object.fromEntries(
		[...envelope].filter(([name]) => !formEnvelopeFields.some((field) => field === name)),
	);
	for (const field of form.fields) {
		const value = values[field.name];
		if (field.kind === "choices" && typeof value === "string") values[field.name] = [value];
	}
	const text = (name: (typeof formEnvelopeFields)[number]) => {
		const value = envelope.get(name);
		return typeof value === "string" && value !== "" ? { [name]: value } : {};
	};
	return { values, ...text("website"), ...text("page"), ...text("key") };
}
