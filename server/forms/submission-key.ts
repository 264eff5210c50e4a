import { createHmac, type KeyObject } from "node:crypto";
import { minute } from "#domain/durations.ts";
import type { FormValues } from "#domain/forms/field.ts";
import type { Submission } from "#server/leads/store-lead.ts";

const tenMinutes = 10 * minute;

/**
 * What a submission and its repeats have in common. With a form key that is its id; without one (JavaScript off) the
 * same values within ten minutes. The values count in both: a visitor who goes back, changes them and sends again has
 * said something new, which must not be lost.
 */
export function submissionKey(
	secret: KeyObject,
	form: string,
	values: FormValues,
	formKeyId: string | null,
): Pick<Submission, "key" | "repeatWindow" | "formKeyId"> {
	// Both labels are part of stored keys: with others, a repeat of an older submission would be a new lead.
	const hash = createHmac("sha256", secret)
		.update("sending:")
		.update(JSON.stringify([form, Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))]))
		.digest("base64url");
	if (formKeyId === null) return { key: `words.${hash}`, repeatWindow: tenMinutes, formKeyId };
	return { key: `${formKeyId}.${hash}`, repeatWindow: null, formKeyId };
}
