import { z } from "zod";
import { heroSchema, httpsUrl, metaSchema, text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { closingSchema } from "#content/schemas/pages/blocks.ts";
import { questions } from "#domain/readiness/questions.ts";
import { focusStates } from "#domain/readiness/signals.ts";

/** The model's own figures, which the code fills in. */
const methodFigures = [
	"version",
	"signals",
	"limit",
	"base",
	"share",
	"fallback",
	"above",
	"provisional",
	"challenge",
	"counted",
	"interest",
	"industry",
	"shown",
	"prepare",
	"pilot",
	"scale",
	"prepared",
	"weak",
	"training",
	"customAccess",
	"customWeek",
	"exact",
	"score",
	"byScore",
	"stage",
	"weakest",
	"weakestScore",
	"first",
	"lift",
	"asked",
	"minutes",
	"deeperAsked",
	"deeperMinutes",
	"words",
	"seconds",
] as const;

export type MethodFigure = (typeof methodFigures)[number];

const figureMessage = messageWith(...methodFigures);

/** `ours` marks what is the company's own judgement and not published work. */
const paragraphSchema = z.strictObject({ text: figureMessage, ours: z.boolean().default(false) });
const proseSchema = z.strictObject({ heading: text, paragraphs: z.array(paragraphSchema).min(1) });

const sourceSchema = z.strictObject({
	title: text,
	url: httpsUrl,
	text,
	licence: z.strictObject({ label: text, url: httpsUrl }).optional(),
});

/** The page that publishes the model. Its figures and table rows come from the code. */
export const methodSchema = z.strictObject({
	meta: metaSchema,
	hero: heroSchema.extend({ lead: figureMessage }),
	/** The page above, as the breadcrumbs call it. */
	parent: text,
	contents: text,
	ours: text,
	oursNote: text,
	/** A short name for each signal. */
	signals: z.record(z.enum(["focus", "experience", ...questions]), text),
	sections: z.strictObject({
		signals: proseSchema,
		example: proseSchema.extend({ caption: text, score: text, result: z.array(figureMessage).min(1) }),
		answers: proseSchema.extend({
			/** What is worth points: the ten questions, in one line, and each state of focus. */
			groups: z.strictObject({ questions: text, experience: text, focus: text }),
			questions: text,
			focus: z.record(z.enum(focusStates), figureMessage),
			unknown: text,
		}),
		range: proseSchema,
		stages: proseSchema.extend({ caption: text }),
		recommendations: proseSchema.extend({
			table: z.strictObject({ caption: text, head: z.array(text).length(4) }),
			gate: message("dimension", "needed"),
			none: text,
		}),
		roadmap: proseSchema.extend({
			/** When each part of a roadmap happens, and the parts that not every report has. */
			weeks: z.strictObject({
				span: message("first", "last"),
				one: message("first"),
				open: message("first"),
				training: text,
				custom: text,
			}),
		}),
		lift: proseSchema,
	}),
	sources: z.strictObject({ heading: text, lead: text, items: z.array(sourceSchema).min(1) }),
	closing: closingSchema,
});

export type Method = z.infer<typeof methodSchema>;
export type MethodSource = z.infer<typeof sourceSchema>;
