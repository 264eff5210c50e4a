import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { pointSchema, text, useCaseSchema } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import {
	closingSchema,
	figuresOf,
	headedSchema,
	headingSchema,
	iconPointsOf,
	pageHead,
	pointsOf,
} from "#content/schemas/pages/blocks.ts";

export const companySchema = z.strictObject({
	...pageHead,
	mission: pointSchema,
	story: headingSchema.extend({ paragraphs: z.array(citedText).min(2).max(3) }),
	/** A picture of the team at work. */
	team: z.strictObject({ alt: text, caption: text }),
	/** Under each office's map: its distance from UTC, and what is before its own time. */
	offices: headingSchema.extend({ zone: message("offsets"), now: text }),
	approach: headedSchema.extend({ steps: pointsOf(4) }),
	/** Accessibility, transparency, innovation and partnership. */
	values: headingSchema.extend({ items: iconPointsOf(4) }),
	impact: headedSchema.extend({ figures: figuresOf(4) }),
	useCases: headedSchema.extend({ items: z.array(useCaseSchema).length(6) }),
	form: headedSchema,
	closing: closingSchema,
});

export type Company = z.infer<typeof companySchema>;
