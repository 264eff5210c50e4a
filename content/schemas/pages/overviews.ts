import { z } from "zod";
import { pagePath, text } from "#content/schemas/fields.ts";
import {
	closingSchema,
	headedSchema,
	headingSchema,
	iconPointsOf,
	pageHead,
	pointsOf,
} from "#content/schemas/pages/blocks.ts";
import { solutionCategories } from "#content/schemas/service.ts";

export const industriesSchema = z.strictObject({
	...pageHead,
	grid: headingSchema,
	/** Customer service, data analytics, process automation and marketing. */
	applications: headedSchema.extend({ items: iconPointsOf(4) }),
	closing: closingSchema,
});

/** An answer to the last question, and the page or product that it leads to. */
const lastAnswerSchema = z.strictObject({ answer: text, href: pagePath });
const answerSchema = <Next extends z.ZodType>(next: Next) =>
	z.strictObject({ answer: text, question: text, answers: z.array(next).min(2) });

/** Three questions, one after the other, that lead to a page. */
const chooserSchema = headedSchema.extend({
	question: text,
	answers: z.array(answerSchema(answerSchema(lastAnswerSchema))).min(2),
});

export const solutionsSchema = z.strictObject({
	...pageHead,
	grid: headingSchema,
	chooser: chooserSchema,
	categories: z.record(z.enum(solutionCategories), text),
	/** Tailored approach, proven results, ongoing support and scalable technology. */
	why: headingSchema.extend({ items: pointsOf(4) }),
	closing: closingSchema,
});
