import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { questions, raisedValues } from "#domain/readiness/questions.ts";
import { focusStates } from "#domain/readiness/signals.ts";

/** What would lift the stage soonest. */
export const liftSchema = z.strictObject({
	heading: text,
	changes: messageWith("count", "stage"),
	none: text,
	from: text,
	to: text,
	work: text,
	unknown: text,
	experience: text,
	focus: text,
	focusStates: z.record(z.enum(focusStates), text),
	focusTo: z.strictObject({ "50": text, "100": text }),
});

/** What to do to be able to give an answer: a step, not the answer in other words. */
export const workSchema = z.strictObject({
	answer: message("question"),
	experience: z.strictObject({ basic: text, some: text, advanced: text }),
	focus: z.strictObject({ "50": text, "100": text }),
	questions: z.record(z.enum(questions), z.record(z.enum(raisedValues), text)),
});
