import { z } from "zod";
import { periodSchema } from "#content/schemas/fields.ts";
import { headedSchema, pageHead } from "#content/schemas/pages/blocks.ts";
import { sectionSchema } from "#content/schemas/section.ts";

/** The first project, week by week, and how it is paid. */
export const howWeWorkSchema = z.strictObject({
	...pageHead,
	weeks: headedSchema.extend({ entries: z.array(periodSchema).length(4) }),
	sections: z.array(sectionSchema).min(3),
});
