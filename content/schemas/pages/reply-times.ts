import { z } from "zod";
import { citedText } from "#content/schemas/cited-text.ts";
import { metaSchema, text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { closingSchema } from "#content/schemas/pages/blocks.ts";

const filled = messageWith("replyHours", "days", "least", "firstWarning", "lastWarning");

/** The promise, how it is measured, and what the figures are called. */
export const replyTimesSchema = z.strictObject({
	meta: metaSchema,
	hero: z.strictObject({ heading: text, lead: filled, actions: z.tuple([]) }),
	measured: z.strictObject({
		heading: filled,
		/** In place of the figures while there are too few. */
		waiting: filled,
		median: text,
		share: filled,
		replies: text,
	}),
	/** The offices' working hours on one clock. */
	clock: z.strictObject({
		heading: text,
		lead: text,
		hours: message("from", "to"),
		/** Of the scale. */
		caption: text,
	}),
	/** What happens in which hour of one message. */
	hours: z.strictObject({
		heading: text,
		entries: z.array(z.strictObject({ period: filled, heading: text, text: filled })).length(4),
	}),
	how: z.strictObject({ heading: text, paragraphs: z.array(citedText).min(1) }),
	closing: closingSchema,
	/** What a link to the page says. */
	link: text,
});
