import { z } from "zod";
import { cell, text } from "#content/schemas/fields.ts";

const seriesSchema = z.strictObject({ name: text, values: z.array(z.number()).min(2) });

/** A picture of numbers. The numbers are here, so that the picture and its table can't disagree. */
export const chartSchema = z
	.strictObject({
		kind: z.enum(["bar", "line", "stacked-bar"]),
		title: text,
		/** What the picture shows, for a reader who can't see it. */
		description: text,
		/** Label of the value axis. */
		unit: text,
		/** Labels along the other axis. */
		x: z.array(cell).min(2).max(24),
		series: z.array(seriesSchema).min(1).max(4),
		caption: text.optional(),
		example: z.boolean(),
	})
	.refine(({ x, series }) => series.every(({ values }) => values.length === x.length), {
		path: ["series"],
		message: "each series needs as many values as x has labels",
	});

export type Chart = z.infer<typeof chartSchema>;
