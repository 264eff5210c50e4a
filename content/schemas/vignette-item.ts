import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

/** The number of the mark in the input that a line of the result was read from. */
const from = z.int().positive().optional();
const line = text.max(34);
const share = z.number().min(0).max(1);

const rowSchema = z.strictObject({
	kind: z.literal("row"),
	text: line,
	value: line.optional(),
	look: z.enum(["strong", "quiet", "total"]).optional(),
	from,
});

/** What a person or the assistant said, line by line, so that its height is known. */
const bubbleSchema = z.strictObject({
	kind: z.literal("bubble"),
	who: z.enum(["customer", "assistant"]),
	lines: z.array(line).min(1).max(4),
	from,
});

/** A label, a bar of a share from 0 to 1, and its figure. */
const barSchema = z.strictObject({
	kind: z.literal("bar"),
	text: text.max(22),
	value: text.max(12),
	share,
	from,
});

/** A stage of a route, or a rule that was checked. */
const stepSchema = z.strictObject({
	kind: z.literal("step"),
	text: line,
	value: line.optional(),
	state: z.enum(["done", "stopped", "waiting"]),
	from,
});

/** A message or an application in a list: who, about what, and when. */
const mailSchema = z.strictObject({
	kind: z.literal("mail"),
	who: text.max(22),
	subject: line,
	note: text.max(12).optional(),
	from,
});

/** Where an answer comes from. */
const sourceSchema = z.strictObject({
	kind: z.literal("source"),
	text: line,
	value: text.max(14).optional(),
	from,
});

/** A query, as a program writes it. */
const codeSchema = z.strictObject({ kind: z.literal("code"), lines: z.array(line).min(1).max(4), from });

/** A team as one dot a person, those filled who do the thing counted. */
const peopleSchema = z
	.strictObject({
		kind: z.literal("people"),
		text: text.max(18),
		count: z.int().nonnegative(),
		of: z.int().min(1).max(9),
		from,
	})
	.refine(({ count, of }) => count <= of, { path: ["count"], message: "is more than the team has people" });

/** Ideas on two axes from 0 to 1. The thread leaves from the one with a name. */
const plotSchema = z.strictObject({
	kind: z.literal("plot"),
	dots: z.array(z.tuple([share, share])).min(3),
	chosen: z.strictObject({ text: text.max(18), at: z.tuple([share, share]) }),
	axes: z.tuple([text.max(16), text.max(16)]),
});

/** A curve of what was, and a band of what is likely. All in one unit. */
const forecastSchema = z.strictObject({
	kind: z.literal("forecast"),
	actual: z.array(z.number()).min(4),
	/** The low and high end for each period to come. */
	likely: z.array(z.tuple([z.number(), z.number()])).min(2),
	labels: z.tuple([text, text, text]),
	from,
});

/** What a camera or a scanner delivers. */
const pictureSchema = z.strictObject({
	kind: z.literal("picture"),
	picture: z.enum(["bracket", "cup", "form", "shells"]),
	/** The words for what was found in it. */
	found: text.max(24).optional(),
	from,
});

/** The one thing that a person must decide: the only filled amber of a vignette. */
const decisionSchema = z.strictObject({ kind: z.literal("decision"), text: line, action: text.max(12) });

export const itemSchema = z.discriminatedUnion("kind", [
	rowSchema,
	bubbleSchema,
	barSchema,
	stepSchema,
	mailSchema,
	sourceSchema,
	codeSchema,
	peopleSchema,
	plotSchema,
	forecastSchema,
	pictureSchema,
	decisionSchema,
]);

export type VignetteItem = z.infer<typeof itemSchema>;
export type VignetteItemOf<Kind extends VignetteItem["kind"]> = Extract<VignetteItem, { kind: Kind }>;

/** The texts of an item, from its top to its foot; `[[…]]` in one of them marks what a thread leaves from. */
export function linesOf(item: VignetteItem): readonly string[] {
	switch (item.kind) {
		case "bubble":
		case "code":
			return item.lines;
		case "mail":
			return [item.who, item.subject];
		case "row":
		case "bar":
		case "step":
		case "source":
			return [`${item.text} ${item.value ?? ""}`];
		case "people":
			return [item.text];
		default:
			return [];
	}
}

/** Whether a thread leaves from an item: one with a marked text, or a drawing. */
export function hasMark(item: VignetteItem): boolean {
	if (item.kind === "picture" || item.kind === "plot") return true;
	return linesOf(item).some((each) => each.includes("[["));
}
