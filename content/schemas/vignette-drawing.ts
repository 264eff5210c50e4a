import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

/** The number of the mark in the input that a line of the result was read from. */
export const from = z.int().positive().optional();
export const share = z.number().min(0).max(1);

/** Ideas on two axes from 0 to 1. The thread leaves from the one with a name. */
export const plotSchema = z.strictObject({
	kind: z.literal("plot"),
	dots: z.array(z.tuple([share, share])).min(3),
	chosen: z.strictObject({ text: text.max(18), at: z.tuple([share, share]) }),
	axes: z.tuple([text.max(16), text.max(16)]),
});

/** A curve of what was, and a band of what is likely. All in one unit. */
export const forecastSchema = z.strictObject({
	kind: z.literal("forecast"),
	actual: z.array(z.number()).min(4),
	/** The low and high end for each period to come. */
	likely: z.array(z.tuple([z.number(), z.number()])).min(2),
	labels: z.tuple([text, text, text]),
	from,
});

/** What a camera or a scanner delivers. */
export const pictureSchema = z.strictObject({
	kind: z.literal("picture"),
	picture: z.enum(["bracket", "cup", "form", "pump", "shells"]),
	/** The words for what was found in it. */
	found: text.max(24).optional(),
	from,
});
