import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { pointSchema, text } from "#content/schemas/fields.ts";
import { pageHead } from "#content/schemas/pages/blocks.ts";

export const contactSchema = z.strictObject({
	...pageHead,
	/** `lead` cites the promise of a reply; `withoutScript` asks for what no script can say: the product. */
	form: z.strictObject({ heading: text, lead: citedText, withoutScript: text }),
	/** The address itself comes from the site's settings. */
	emailCard: pointSchema,
	/** The offices come from the site's settings; `atWork` marks those whose working hours it is. */
	officesCard: pointSchema.extend({ remote: text, atWork: text }),
});
