import { z } from "zod";
import { citedText, figureSchema } from "#content/schemas/cited-text.ts";
import {
	closingFields,
	httpsUrl,
	periodSchema,
	pointSchema,
	slug,
	text,
	useCaseSchema,
} from "#content/schemas/fields.ts";

const headed = { heading: text, lead: text.optional() };
const tileSchema = pointSchema.extend({ figure: citedText.optional() });
const sourceSchema = z.strictObject({ title: text, url: httpsUrl });

const solutionBlockSchema = pointSchema.extend({
	features: z.array(text),
	benefits: z.array(citedText).default([]),
});

/** A benefit whose heading may be a claim. */
const benefitSchema = pointSchema.extend({ heading: citedText });

const stepSchema = pointSchema.extend({ duration: citedText.optional() });
const assuranceSchema = pointSchema.extend({ source: sourceSchema.optional() });
const criteriaSchema = z.strictObject({ heading: text, items: z.array(text).min(2) });

/** A part of a page, told apart by its `kind`. A new look is a new kind here and a component of its name. */
export const sectionSchema = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("benefits"), ...headed, items: z.array(benefitSchema).min(2) }),
	z.strictObject({ kind: z.literal("benefit-tiles"), ...headed, tiles: z.array(tileSchema).min(3) }),
	z.strictObject({
		kind: z.literal("solution-blocks"),
		...headed,
		blocks: z.array(solutionBlockSchema).min(2),
	}),
	z.strictObject({ kind: z.literal("process"), ...headed, steps: z.array(stepSchema).min(3) }),
	z.strictObject({
		kind: z.literal("timeline"),
		...headed,
		entries: z.array(periodSchema).min(3),
	}),
	z.strictObject({ kind: z.literal("compliance"), ...headed, items: z.array(assuranceSchema).min(2) }),
	z.strictObject({ kind: z.literal("security"), ...headed, items: z.array(assuranceSchema).min(2) }),
	z.strictObject({
		kind: z.literal("use-cases"),
		...headed,
		items: z.array(useCaseSchema).min(2),
	}),
	z.strictObject({
		kind: z.literal("figures"),
		...headed,
		figures: z.array(figureSchema).min(2),
	}),
	z.strictObject({ kind: z.literal("prose"), heading: text, paragraphs: z.array(citedText).min(1) }),
	z.strictObject({
		kind: z.literal("criteria"),
		heading: text,
		suitable: criteriaSchema,
		unsuitable: criteriaSchema,
		text,
	}),
	z.strictObject({ kind: z.literal("image"), image: slug, alt: text, heading: text, text }),
	z.strictObject({ kind: z.literal("banner"), banner: slug, heading: text, text }),
	z.strictObject({
		kind: z.literal("questions"),
		...headed,
		items: z.array(z.strictObject({ question: text, answer: text })).min(2),
	}),
	z.strictObject({ kind: z.literal("closing-call"), ...closingFields }),
]);

export type Section = z.infer<typeof sectionSchema>;
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;
