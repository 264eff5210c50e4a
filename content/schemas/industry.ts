import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { heroSchema, metaSchema, order, pointSchema, text } from "#content/schemas/fields.ts";
import { sectionSchema } from "#content/schemas/section.ts";

/** The guide's own steps, for a page that shows none. A `period` is free text, such as "Week 1–2". */
const implementationSchema = z.strictObject({
	heading: text,
	steps: z.array(pointSchema.extend({ period: text.optional() })).min(3),
});

const guideSchema = z.strictObject({
	/** The exact name that the visitor's browser saves. */
	fileName: z.string().regex(/^[A-Za-z-]+-Guide\.txt$/, "must be letters and hyphens and end in -Guide.txt"),
	title: text,
	introduction: text,
	/** Lines on price and return, where a guide states them. */
	terms: z.array(citedText).default([]),
	/** A project of the size that customers begin with. `price` only where the company publishes one. */
	firstProject: z.strictObject({ text, effort: text, price: citedText.optional() }),
	prepare: z.array(text).min(3).max(7),
	/** Of use with any supplier, the company's rivals included. */
	supplierQuestions: z.array(text).min(4).max(8),
	implementation: implementationSchema.optional(),
	invitation: text,
});

export const industrySchema = z
	.strictObject({
		name: text,
		/**
		 * The home hero's thread has eight nodes with fixed places, for 1 to 8: on a wide screen a later
		 * one is in every list, but not on the thread.
		 */
		order,
		card: z.strictObject({ description: text.max(160), benefits: z.array(text).length(3) }),
		/** What the page's own scene shows; left out while none is drawn, and contour land is in its place. */
		imageAlt: text.optional(),
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
