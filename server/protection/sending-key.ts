import { createHmac } from "node:crypto";
import type { FormValues } from "#domain/forms/field.ts";
import type { Sending } from "#server/leads/keep-lead.ts";

const tenMinutes = 10 * 60 * 1000;

/**
 * What a sending and its repeats have in common. With a form key that is its id; without one (JavaScript off) the
 * same words within ten minutes. The words count in both: who goes back, changes them and sends again has said
 * something new, which must not be lost.
 */
export function sendingKey(
	secret: Buffer,
	form: string,
	answers: FormValues,
	submission: string | null,
): Pick<Sending, "key" | "repeatsFor" | "submission"> {
	const words = createHmac("sha256", secret)
		.update("sending:")
		.update(JSON.stringify([form, Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1))]))
		.digest("base64url");
	if (submission === null) return { key: `words.${words}`, repeatsFor: tenMinutes, submission };
	return { key: `${submission}.${words}`, repeatsFor: null, submission };
}
