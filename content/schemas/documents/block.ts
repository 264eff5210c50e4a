import { z } from "zod";
import { calculationSchema } from "#content/schemas/documents/calculation.ts";
import { chartSchema } from "#content/schemas/documents/chart.ts";
import { worksheetSchema } from "#content/schemas/documents/worksheet.ts";
import { cell, text } from "#content/schemas/fields.ts";

/** Blocks that hold Markdown under a title. */
const titledTextSchema = z.strictObject({ title: text, text });

const decisionSchema = z
	.strictObject({
		title: text,
		/** How to read the table. */
		rule: text.optional(),
		columns: z.array(text).min(2).max(6),
		rows: z.array(z.array(cell)).min(1),
	})
	.refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
		path: ["rows"],
		message: "each row needs as many cells as there are columns",
	});

const glossarySchema = z.array(z.strictObject({ term: text, meaning: text })).min(1);

/** What a fenced block of a chapter may hold, by the word after its fence. */
export const blockSchemas = {
	example: titledTextSchema,
	note: titledTextSchema,
	template: titledTextSchema,
	chart: chartSchema,
	calculation: calculationSchema,
	worksheet: worksheetSchema,
	decision: decisionSchema,
	glossary: glossarySchema,
} as const;

export type BlockKind = keyof typeof blockSchemas;
export type BlockContent<Kind extends BlockKind> = z.infer<(typeof blockSchemas)[Kind]>;
export type TextBlockKind = "example" | "note" | "template";
