import { z } from "zod";
import {
	metaSchema,
	order,
	periodSchema,
	pointSchema,
	properName,
	resultSchema,
	sceneFields,
	sceneRule,
	slug,
	text,
} from "#content/schemas/fields.ts";

const measureSchema = z.strictObject({ value: z.number().nonnegative(), label: text });

/** A result with how it was measured; one that was counted before and after has a chart of the two. */
const measuredSchema = resultSchema.extend({
	/** The same as a line in the list of studies. */
	onCard: text,
	chart: z.strictObject({ before: measureSchema, after: measureSchema }).optional(),
});

/** A list card and a full page. The id is the file's name. */
export const caseStudySchema = z
	.strictObject({
		order,
		title: text,
		/** The file of the industry, which has its name. */
		industry: slug,
		company: properName,
		description: text.max(220),
		timeline: text.regex(/^\d+ months?$/, "must be a number of months, such as 8 months"),
		...sceneFields,
		/** True while company and figures are an example; each place that shows it says so. */
		illustrative: z.boolean(),
		meta: metaSchema,
		situation: z.array(text).min(2),
		approach: z.array(pointSchema).min(3),
		timelinePhases: z.array(periodSchema).min(3),
		/** Results of this study alone, so they are written out and are no company claims. */
		results: z.array(measuredSchema).length(3),
		learnt: z.array(text).min(3),
		relatedServices: z.array(slug).min(1),
	})
	.refine(sceneRule.holds, sceneRule.otherwise);

export type MeasuredResult = z.infer<typeof measuredSchema>;
export type CaseStudy = z.infer<typeof caseStudySchema>;
