import { z } from "zod";
import { slug, text } from "#content/schemas/fields.ts";
import { closingSchema, headedSchema, headingSchema, pageHead } from "#content/schemas/pages/blocks.ts";

/** The list of studies, and the headings of a study's own page. */
export const caseStudiesSchema = z.strictObject({
	...pageHead,
	grid: headingSchema,
	/** What the mark of an invented study means. */
	illustrativeNote: text,
	readMore: text,
	labels: z.strictObject({
		industry: text,
		company: text,
		timeline: text,
		results: text,
		situation: text,
		approach: text,
		phases: text,
		resultsDetail: text,
		before: text,
		after: text,
		learnt: text,
		services: text,
	}),
	links: headedSchema,
	closing: closingSchema,
	/** The last word of each study's own page, by its slug. */
	closings: z.record(slug, closingSchema),
});

export type CaseStudies = z.infer<typeof caseStudiesSchema>;
