import { z } from "zod";
import { cell, text } from "#content/schemas/fields.ts";

const fieldSchema = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("line"), label: text }),
	z.strictObject({ kind: z.literal("lines"), label: text, rows: z.int().min(2).max(24) }),
	z.strictObject({ kind: z.literal("choice"), label: text, options: z.array(cell).min(2) }),
	z.strictObject({ kind: z.literal("checklist"), label: text, items: z.array(text).min(1) }),
	z.strictObject({
		kind: z.literal("table"),
		label: text,
		columns: z.array(text).min(2).max(8),
		/** How many empty rows, or the first cell of each. */
		rows: z.union([z.int().min(1).max(40), z.array(cell).min(1)], "must be how many, or a list of texts"),
	}),
]);

/** A page to fill in: form fields in the PDF, ruled boxes on paper and on the site. */
export const worksheetSchema = z.strictObject({
	title: text,
	introduction: text.optional(),
	fields: z.array(fieldSchema).min(1),
});

export type Worksheet = z.infer<typeof worksheetSchema>;
export type WorksheetField = Worksheet["fields"][number];
