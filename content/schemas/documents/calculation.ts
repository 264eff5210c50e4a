import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

const formats = ["number", "percent", "money", "hours"] as const;

const rowSchema = z.strictObject({
	/** What formulas call the row. */
	id: z.string().regex(/^[a-z][a-z0-9_]*$/i, "must begin with a letter and have only letters, digits and _"),
	label: text,
	value: z.number(),
	/** Arithmetic on rows above this one. The build compares its result with `value`. */
	formula: z.string().min(1).optional(),
	format: z.enum(formats).default("number"),
	total: z.boolean().default(false),
});

/** A worked calculation, row by row. */
export const calculationSchema = z.strictObject({
	title: text,
	currency: z.enum(["NZD", "INR", "MYR", "USD"]).default("NZD"),
	rows: z.array(rowSchema).min(2),
	note: text.optional(),
	example: z.boolean(),
});

export type Calculation = z.infer<typeof calculationSchema>;
export type CalculationRow = Calculation["rows"][number];
