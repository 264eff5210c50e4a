import { z } from "zod";
import { iconName, text } from "#content/schemas/fields.ts";
import { hasMark, itemSchema } from "#content/schemas/vignette-item.ts";

const sheetSchema = z.strictObject({
	icon: iconName,
	title: text.max(24),
	/** In small type at the right of the title. */
	note: text.max(18).optional(),
	items: z.array(itemSchema).min(1),
});

/**
 * A picture of a product at work: what comes in, what it becomes, and the thread between the two. `[[…]]` in the input
 * marks what a thread leaves from; a drawing is a mark by itself. `from` in the result counts the marks from 1.
 */
export const vignetteSchema = z
	.strictObject({
		/** What the picture shows, for people who do not see it. */
		description: text.min(60),
		input: sheetSchema,
		result: sheetSchema,
	})
	.superRefine(({ input, result }, context) => {
		const marks = input.items.filter(hasMark).length;
		for (const [index, item] of result.items.entries()) {
			if (!("from" in item) || item.from === undefined || item.from <= marks) continue;
			const message = `the input has ${marks} marks, so no thread can leave from number ${item.from}`;
			context.addIssue({ code: "custom", path: ["result", "items", index, "from"], message });
		}
	})
	.superRefine(({ input, result }, context) => {
		const decisions = [...input.items, ...result.items].filter(({ kind }) => kind === "decision").length;
		if (decisions === 1) return;
		const message = `one thing must be left for a person to decide, and here are ${decisions}`;
		context.addIssue({ code: "custom", path: ["result", "items"], message });
	})
	.refine(({ result }) => result.items.some((item) => "from" in item && item.from !== undefined), {
		path: ["result", "items"],
		message: "no line says with `from` what it was read from, so there is no thread",
	});

/** A vignette on a page of its own subject: what to see in it, in three points. */
export const shownVignetteSchema = vignetteSchema.safeExtend({
	heading: text.max(60),
	points: z.array(text.max(130)).length(3),
});

export type Vignette = z.infer<typeof vignetteSchema>;
export type ShownVignette = z.infer<typeof shownVignetteSchema>;
export type VignetteSheet = z.infer<typeof sheetSchema>;
