import { z } from "zod";
import { worksheetSchema } from "#content/schemas/documents/worksheet.ts";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** What every industry's guide says between its own texts. */
export const guideMessagesSchema = z.strictObject({
	headings: z.strictObject({
		benefits: text,
		solutions: text,
		implementation: text,
		compliance: text,
		firstProject: text,
		prepare: text,
		supplierQuestions: text,
		questions: text,
		terms: text,
		contact: text,
	}),
	/** Above the key benefits, where a figure of theirs, or of the gains, is aimed for. */
	targets: text,
	/** Above what a solution does, and above what it brings. */
	features: text,
	gains: text,
	/** Of a first project. */
	effort: text,
	price: text,
	source: message("title"),
	/** To fill in, at the end of the PDF. */
	worksheet: worksheetSchema,
});

export type GuideMessages = z.infer<typeof guideMessagesSchema>;
