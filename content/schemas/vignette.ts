import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

/**
 * A line of a sheet. `[[…]]` in a text or value marks what the thread leaves from; items with a mark count from 1, in their
 * order. `from` names the mark that a line of the result was read from.
 */
const rowSchema = z.strictObject({
	kind: z.literal("row"),
	text,
	value: text.optional(),
	look: z.enum(["strong", "quiet", "total"]).optional(),
	from: z.int().positive().optional(),
});

/** What a person or the assistant said, line by line, so that its height is known. */
const bubbleSchema = z.strictObject({
	kind: z.literal("bubble"),
	who: z.enum(["customer", "assistant"]),
	lines: z.array(text.max(38)).min(1).max(4),
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
	/** The word for what was found in it. */
	found: text.optional(),
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
export const vignetteSchema = z
	.strictObject({
		/** What the picture shows, for people who do not see it. */
		description: text,
		input: sheetSchema,
		result: sheetSchema,
	})
	.superRefine(({ input, result }, context) => {
		const marks = input.items.filter(hasMark).length;
		for (const [index, item] of result.items.entries()) {
			if (!("from" in item) || item.from === undefined || item.from <= marks) continue;
			const message = `the input marks ${marks} lines with [[…]]`;
			context.addIssue({ code: "custom", path: ["result", "items", index, "from"], message });
		}
	});

/** Whether the thread leaves from an item: one with a marked word, or a drawing. */
export function hasMark(item: z.infer<typeof itemSchema>): boolean {
	if (item.kind === "picture" || item.kind === "forecast") return true;
	if (item.kind === "bubble") return item.lines.some((line) => line.includes("[["));
	return item.kind !== "decision" && `${item.text}${item.value ?? ""}`.includes("[[");
}

/** A vignette on a page of its own subject: what to see in it, in three points. */
export const shownVignetteSchema = vignetteSchema.safeExtend({
	heading: text.max(60),
	points: z.array(text.max(130)).length(3),
});

export type Vignette = z.infer<typeof vignetteSchema>;
export type ShownVignette = z.infer<typeof shownVignetteSchema>;
export type VignetteSheet = z.infer<typeof sheetSchema>;
export type VignetteItem = z.infer<typeof itemSchema>;
export type VignetteItemOf<Kind extends VignetteItem["kind"]> = Extract<VignetteItem, { kind: Kind }>;
