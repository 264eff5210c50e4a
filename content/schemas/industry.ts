import { z } from "zod";
import { heroSchema, metaSchema, pointSchema, sectionSchema, text } from "#content/schemas/section.ts";

/** The guide's own steps, for a page that shows none. A `period` is free text, such as "Week 1–2". */
const implementationSchema = z.strictObject({
	heading: text,
	steps: z.array(pointSchema.extend({ period: text.optional() })).min(3),
});

const guideSchema = z.strictObject({
	/** The exact name that the visitor's browser saves. */
	fileName: z.string().regex(/^[A-Za-z-]+-Guide\.txt$/),
	title: text,
	introduction: text,
	/** Lines on price and return, where a guide states them. */
	terms: z.array(text).default([]),
	implementation: implementationSchema.optional(),
	invitation: text,
});

export const industrySchema = z
	.strictObject({
		name: text,
		order: z.int().min(1).max(8),
		card: z.strictObject({ description: text.max(160), benefits: z.array(text).length(3) }),
		imageAlt: text,
		meta: metaSchema,
		hero: heroSchema,
		sections: z.array(sectionSchema).min(3),
		guide: guideSchema,
	})
	.refine(
		({ guide, sections }) =>
			guide.implementation !== undefined ||
			sections.some(({ kind }) => kind === "timeline" || kind === "process"),
		"A page without a timeline or process needs guide.implementation",
	);

export type Industry = z.infer<typeof industrySchema>;
