import { z } from "zod";
import { pagePath, text } from "#content/schemas/fields.ts";

/** An answer to the last question, and the page or product that it leads to. */
const lastAnswerSchema = z.strictObject({ answer: text, href: pagePath });
const answerSchema = <Next extends z.ZodType>(next: Next) =>
	z.strictObject({ answer: text, question: text, answers: z.array(next).min(2) });

/** Three questions, one after the other, that lead to a page. */
export const chooserSchema = z.strictObject({
	question: text,
	answers: z.array(answerSchema(answerSchema(lastAnswerSchema))).min(2),
});
