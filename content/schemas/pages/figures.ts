import { z } from "zod";
import { basisKinds } from "#content/schemas/claim.ts";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { closingSchema, pageHead } from "#content/schemas/pages/blocks.ts";

const basisCopySchema = z.strictObject({
	/** The mark on an entry. */
	name: text,
	count: message("count"),
	text,
});

/** The list of all figures with what they rest on. */
export const figuresPageSchema = z.strictObject({
	...pageHead,
	contents: text,
	bases: z.strictObject({ heading: text, lead: text, kinds: z.record(z.enum(basisKinds), basisCopySchema) }),
	/** How many figures a page has, and the link to it. */
	group: z.strictObject({ count: message("count"), page: message("title") }),
	/** Says where an entry's evidence is from. */
	evidence: message("date", "owner"),
	/** In place of a way to measure, on an entry that is an illustration. */
	illustration: text,
	/** Stands before the links to other pages with the same figure. */
	alsoOn: text,
	/** How pages are called that have no name of their own in the lists. */
	names: z.strictObject({ home: text, guide: message("title") }),
	/** The mail address follows the text. */
	faults: z.strictObject({ heading: text, text }),
	closing: closingSchema,
});
