import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** The messages around the texts of a document, as PDF and on the site. */
export const documentMessagesSchema = z.strictObject({
	kinds: z.strictObject({ paper: text, guide: text, slides: text }),
	contents: text,
	abstract: text,
	worksheet: text,
	example: text,
	/** Column heads of a calculation. */
	calculation: z.strictObject({ number: text, item: text, formula: text, value: text }),
	/** Opens the numbers of a chart as a table. */
	figures: text,
	/** Head of the first column of that table. */
	label: text,
	chapter: z.strictObject({
		/** In the browser's tab, where it is short enough. */
		pageTitle: message("title", "subject"),
		back: text,
		previous: text,
		next: text,
		ofPaper: message("number", "count"),
		minutes: message("count"),
		/** Shown with a table that is wider than the screen. */
		scroll: text,
	}),
	footnotes: text,
	backToText: text,
	download: z.strictObject({
		paper: text,
		guide: message("pages", "size"),
		slides: text,
		size: message("pages", "size"),
	}),
});

export type DocumentMessages = z.infer<typeof documentMessagesSchema>;
