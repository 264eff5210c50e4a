import { createHmac } from "node:crypto";
import type { FormValues } from "#domain/forms/field.ts";
import type { Submission } from "#server/leads/store-lead.ts";

const tenMinutes = 10 * 60 * 1000;

/**
 * What a submission and its repeats have in common. With a form key that is its id; without one (JavaScript off) the
 * same words within ten minutes. The words count in both: who goes back, changes them and sends again has said
 * something new, which must not be lost.
 */
export function submissionKey(
	secret: Buffer,
	form: string,
	values: FormValues,
	formKeyId: string | null,
): Pick<Submission, "key" | "repeatsFor" | "formKeyId"> {
	const copy = createHmac("sha256", secret)
		.update("sending:")
		.update(JSON.stringify([form, Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))]))
		.digest("base64url");
	if (formKeyId === null) return { key: `words.${copy}`, repeatsFor: tenMinutes, formKeyId };
	return { key: `${formKeyId}.${copy}`, repeatsFor: null, formKeyId };
}
