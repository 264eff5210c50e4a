import * as z from "zod/mini";
import "#domain/without-eval.ts";
import {
	challenges,
	companySizes,
	experiences,
	industries,
	interests,
	revenues,
} from "#domain/readiness/options.ts";
import { questionValues } from "#domain/readiness/questions.ts";

/** Ticked boxes: known ids, each once, put into the form's order; none ticked is an empty list. */
function tickedSchema<const Id extends string>(ids: readonly Id[]) {
	const unique = z.refine<Id[]>((ticked) => new Set(ticked).size === ticked.length, "ticked twice");
	const inFormOrder = z.transform((ticked: Id[]) => ids.filter((id) => ticked.includes(id)));
	return z._default(
		z.pipe(z.array(z.enum(ids)).check(z.maxLength(ids.length), unique), inFormOrder),
		() => [],
	);
}

const questionSchema = z.optional(z.enum(questionValues));

/**
 * What the readiness model reads from the assessment form: choices only, nothing about a person. Each choice may be
 * absent; a question that is absent and one answered "unknown" count alike.
 */
export const answersSchema = z.strictObject({
	industry: z.optional(z.enum(industries)),
	companySize: z.optional(z.enum(companySizes)),
	revenue: z.optional(z.enum(revenues)),
	experience: z.optional(z.enum(experiences)),
	challenges: tickedSchema(challenges),
	interests: tickedSchema(interests),
	sponsor: questionSchema,
	useCase: questionSchema,
	dataAccess: questionSchema,
	dataQuality: questionSchema,
	integration: questionSchema,
	security: questionSchema,
	training: questionSchema,
	time: questionSchema,
	rules: questionSchema,
	review: questionSchema,
});
export type Answers = z.infer<typeof answersSchema>;
