import { z } from "zod";
import { pointSchema, text } from "#content/schemas/fields.ts";
import { headedSchema, pageHead } from "#content/schemas/pages/blocks.ts";

export const contactSchema = z.strictObject({
	...pageHead,
	form: headedSchema,
	/** The address itself comes from the site's settings. */
	emailCard: pointSchema,
	/** The offices come from the site's settings. */
	officesCard: pointSchema.extend({ remote: text }),
});
