import { z } from "zod";
import { code, text } from "#content/schemas/fields.ts";
import { forecastSchema, from, pictureSchema, plotSchema, share } from "#content/schemas/vignette-drawing.ts";

const line = text.max(34);

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
const codeSchema = z.strictObject({
	kind: z.literal("code"),
	lines: z.array(code.max(34)).min(1).max(4),
	from,
});

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

/** A stretch of a scale from 0 to 1, such as a shift in an evening or a range of prices. */
const spanSchema = z
	.strictObject({
		kind: z.literal("span"),
		text: text.max(14),
		value: text.max(9),
		start: share,
		end: share,
		from,
	})
	.refine(({ start, end }) => start < end, { path: ["end"], message: "is not after the start" });

/** The days of a register as squares: filled, half filled or empty. */
const weekSchema = z.strictObject({
	kind: z.literal("week"),
	text: text.max(18),
	days: z
		.array(z.enum(["there", "late", "away"]))
		.min(5)
		.max(7),
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
	spanSchema,
	weekSchema,
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
		case "span":
			return [`${item.text} ${item.value ?? ""}`];
		case "people":
		case "week":
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
