import { z } from "zod";
import { closingSchema, pageHead } from "#content/schemas/pages/blocks.ts";
import { text } from "#content/schemas/section.ts";
import { questions } from "#domain/readiness/questions.ts";
import { focusStates } from "#domain/readiness/signals.ts";

/** `ours` marks what is the company's own judgement and not published work. */
const paragraphSchema = z.strictObject({ text, ours: z.boolean().default(false) });
const proseSchema = z.strictObject({ heading: text, paragraphs: z.array(paragraphSchema).min(1) });
const tableOf = (columns: number) => z.strictObject({ caption: text, head: z.array(text).length(columns) });

const sourceSchema = z.strictObject({
	title: text,
	url: z.url({ protocol: /^https$/ }),
	text,
	licence: z.strictObject({ label: text, url: z.url({ protocol: /^https$/ }) }).optional(),
});

/** The page that publishes the model. Its figures and table rows come from the code; braces are their places. */
export const methodSchema = z.strictObject({
	...pageHead,
	/** The page above, as the breadcrumbs call it. */
	parent: text,
	contents: text,
	ours: text,
	oursNote: text,
	/** A short name for each signal. */
	signals: z.record(z.enum(["focus", "experience", ...questions]), text),
	sections: z.strictObject({
		signals: proseSchema.extend({ table: tableOf(2) }),
		answers: proseSchema.extend({
			table: tableOf(2),
			experience: text.includes("{option}"),
			focus: z.record(z.enum(focusStates), text),
			unknown: text,
		}),
		range: proseSchema,
		stages: proseSchema.extend({ table: tableOf(2) }),
		recommendations: proseSchema.extend({ table: tableOf(4), gate: text, none: text }),
		roadmap: proseSchema,
		lift: proseSchema,
		example: proseSchema.extend({ table: tableOf(3) }),
	}),
	sources: z.strictObject({ heading: text, lead: text, items: z.array(sourceSchema).min(1) }),
	closing: closingSchema,
});

export type MethodSource = z.infer<typeof sourceSchema>;
