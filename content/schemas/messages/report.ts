import { z } from "zod";
import { actionSchema, httpsUrl, linkSchema, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { recommendationsSchema } from "#content/schemas/messages/report-recommendations.ts";
import { liftSchema, workSchema } from "#content/schemas/messages/report-work.ts";
import { roadmapMessagesSchema } from "#content/schemas/messages/roadmap.ts";
import { dimensions } from "#domain/readiness/questions.ts";
import { stages } from "#domain/readiness/stage.ts";

const stageIds = stages.map(({ id }) => id);
const figureSources = ["smallFirms", "blueprint", "attitudes"] as const;

const gaugeSchema = z.strictObject({
	name: text,
	outOf: text,
	range: message("low", "high"),
	span: message("low", "high"),
	estimate: text,
	known: message("answered", "all"),
	exact: message("all"),
	valueText: z.strictObject({
		open: message("stage", "low", "high"),
		provisional: message("stage", "low", "high"),
		exact: message("stage"),
		none: message("low", "high"),
	}),
	provisional: text,
});

/** What is said where nothing was answered. */
const startSchema = z.strictObject({
	name: text,
	text,
	heading: text,
	lead: text,
	steps: z.array(linkSchema.extend({ text })).length(3),
});

const dimensionsSchema = z.strictObject({
	heading: text,
	lead: text,
	/** Said where an answer is missing. */
	band: text,
	certainty: z.strictObject({
		exact: text,
		open: message("low", "high"),
		unknown: message("score"),
		unanswered: text,
	}),
	valueText: z.strictObject({
		exact: message("stage"),
		open: message("stage", "low", "high"),
		unknown: message("low", "high"),
	}),
	items: z.record(z.enum(dimensions), z.strictObject({ name: text, text })),
});

/** Published figures only, each with its source. */
const figuresSchema = z.strictObject({
	heading: text,
	lead: text,
	source: text,
	average: message("assessments", "score"),
	items: z.array(z.strictObject({ figure: text, text, source: z.enum(figureSources) })).min(1),
	sources: z.record(z.enum(figureSources), z.strictObject({ title: text, url: httpsUrl })),
});

/** What to do next; the reference is known where the answers have arrived. */
const closingSchema = z.strictObject({
	heading: text,
	text: z.strictObject({ known: message("reference"), unknown: text }),
	contact: actionSchema,
	/** How a message about the report begins, where the visitor goes on to write one. */
	question: z.strictObject({ known: message("reference"), unknown: message("address") }),
	service: message("name"),
});

const actionsSchema = z.strictObject({
	heading: text,
	print: text,
	copy: text,
	calendar: text,
	card: text,
	again: text,
	note: text,
	names: text,
	forget: text,
	forgotten: text,
	cardSaved: text,
	cardFailed: text,
	copied: text,
	copyFailed: text,
	saved: text,
	file: z.string().endsWith(".ics"),
	cardFile: z.string().endsWith(".png"),
	calendarName: text,
});

/** The readiness report. */
export const reportMessagesSchema = z.strictObject({
	title: text,
	documentTitle: message("date"),
	taken: message("date"),
	company: message("company"),
	reference: message("reference"),
	gauge: gaugeSchema,
	start: startSchema,
	stages: z.record(z.enum(stageIds), z.strictObject({ name: text, text })),
	capped: message("byScore", "dimension", "points", "stage"),
	provisional: message("enough", "all"),
	deeper: linkSchema,
	dimensions: dimensionsSchema,
	recommendations: recommendationsSchema,
	roadmap: roadmapMessagesSchema,
	lift: liftSchema,
	work: workSchema,
	figures: figuresSchema,
	closing: closingSchema,
	actions: actionsSchema,
	card: z.strictObject({ invitation: text }),
	compare: z.strictObject({
		heading: text,
		lead: message("before", "now"),
		moment: message("day", "time"),
		what: text,
		score: text,
		stage: text,
		change: text,
		same: text,
	}),
	delivery: z.strictObject({
		sending: text,
		failed: text,
		retry: text,
		mail: text,
		composed: text,
	}),
	method: linkSchema.extend({ text }),
	disclaimer: text,
});

export type ReportMessages = z.infer<typeof reportMessagesSchema>;
