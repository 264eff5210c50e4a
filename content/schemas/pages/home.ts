import { z } from "zod";
import { actionSchema, text } from "#content/schemas/fields.ts";
import { closingSchema, figuresOf, headedSchema, pageHead, pointsOf } from "#content/schemas/pages/blocks.ts";

export const homeSchema = z.strictObject({
	...pageHead,
	heroFigures: z.strictObject({ label: text, figures: figuresOf(3) }),
	/** What a screen reader calls the nodes on the hero's thread. */
	threadLabel: text,
	solutions: headedSchema,
	industries: headedSchema,
	products: headedSchema.extend({ more: actionSchema }),
	why: headedSchema.extend({ items: pointsOf(3) }),
	returns: headedSchema.extend({ figures: figuresOf(2) }),
	closing: closingSchema,
});

export type Home = z.infer<typeof homeSchema>;
