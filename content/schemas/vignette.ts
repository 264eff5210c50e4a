import { z } from "zod";
import { text } from "#content/schemas/section.ts";

/**
 * A line of a sheet. `[[…]]` in a text or value marks what the thread leaves from; marks count from 1, in their order.
 * `from` names the mark that a line of the result was read from.
 */
const rowSchema = z.strictObject({
	kind: z.literal("row"),
	text,
	value: text.optional(),
	look: z.enum(["strong", "quiet", "total"]).optional(),
	from: z.int().positive().optional(),
});

/** What somebody said, line by line, so that its height is known. */
const bubbleSchema = z.strictObject({
	kind: z.literal("bubble"),
	who: z.enum(["customer", "assistant", "colleague"]),
	lines: z.array(text.max(40)).min(1).max(4),
	from: z.int().positive().optional(),
});

/** A label, a bar of a share from 0 to 1, and its figure. */
const barSchema = z.strictObject({
	kind: z.literal("bar"),
	text,
	value: text,
	share: z.number().min(0).max(1),
	from: z.int().positive().optional(),
});

/** A curve of what was, and a band of what is likely. All in the unit of `unit`. */
const forecastSchema = z.strictObject({
	kind: z.literal("forecast"),
	actual: z.array(z.number()).min(4),
	/** The low and high end for each period to come. */
	likely: z.array(z.tuple([z.number(), z.number()])).min(2),
	labels: z.tuple([text, text, text]),
	from: z.int().positive().optional(),
});

/** A drawn picture: what a camera or a sensor delivers. */
const pictureSchema = z.strictObject({
	kind: z.literal("picture"),
	picture: z.enum(["bracket", "waveform"]),
	mark: text.optional(),
	from: z.int().positive().optional(),
});

/** The one thing that a person must decide: the only filled amber of a vignette. */
const decisionSchema = z.strictObject({ kind: z.literal("decision"), text, action: text });

const itemSchema = z.discriminatedUnion("kind", [
	rowSchema,
	bubbleSchema,
	barSchema,
	forecastSchema,
	pictureSchema,
	decisionSchema,
]);

const sheetSchema = z.strictObject({
	title: text.max(34),
	/** In small type at the right of the title. */
	note: text.max(24).optional(),
	items: z.array(itemSchema).min(2),
});

/** A picture of a product at work: what comes in, what it becomes, and the thread between the two. */
export const vignetteSchema = z.strictObject({
	/** What the picture shows, for those who do not see it. */
	description: text,
	input: sheetSchema,
	result: sheetSchema,
});

export type Vignette = z.infer<typeof vignetteSchema>;
export type VignetteSheet = z.infer<typeof sheetSchema>;
export type VignetteItem = z.infer<typeof itemSchema>;
export type VignetteItemOf<Kind extends VignetteItem["kind"]> = Extract<VignetteItem, { kind: Kind }>;
