import { z } from "zod";
import { httpsUrl, linkSchema, text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { roadmapMessagesSchema } from "#content/schemas/messages/roadmap.ts";
import { interests } from "#domain/readiness/options.ts";
import { dimensions } from "#domain/readiness/questions.ts";
import { workshop } from "#domain/readiness/recommendations.ts";
import { focusStates } from "#domain/readiness/signals.ts";
import { stages } from "#domain/readiness/stage.ts";

const stageIds = stages.map(({ id }) => id);
const outcomes = ["pass", "check-first", "fail"] as const;
const figureSources = ["maturity", "attitudes"] as const;

const gaugeSchema = z.strictObject({
	name: text,
	outOf: text,
	range: message("low", "high"),
	known: message("answered", "all"),
	exact: message("all"),
	valueText: z.strictObject({
		open: message("stage", "certainty", "low", "high"),
		exact: message("stage"),
		none: message("low", "high"),
	}),
	provisional: text,
	settled: text,
});

const dimensionsSchema = z.strictObject({
	heading: text,
	lead: text,
	exact: message("score"),
	open: message("score", "low", "high"),
	valueText: z.strictObject({
		exact: message("stage"),
		open: message("stage", "low", "high"),
		unknown: message("low", "high"),
	}),
	items: z.record(z.enum(dimensions), z.strictObject({ name: text, text })),
});

const recommendationsSchema = z.strictObject({
	heading: text,
	lead: text,
	because: text,
	before: text,
	none: text,
	links: text,
	noAi: text,
	outcomes: z.record(z.enum(outcomes), text),
	reasons: z.strictObject({
		challenge: message("label"),
		interest: text,
		industry: message("label"),
		"nothing-ticked": text,
	}),
	gates: z.record(z.enum(outcomes), message("dimension", "needed")),
	items: z.record(z.enum([...interests, workshop.id]), z.strictObject({ title: text, text })),
});

const liftSchema = z.strictObject({
	heading: text,
	changes: messageWith("count", "stage"),
	none: text,
	from: text,
	to: text,
	unknown: text,
	experience: text,
	focus: text,
	focusStates: z.record(z.enum(focusStates), text),
	focusTo: z.strictObject({ "50": text, "100": text }),
});

/** Published figures only, each with its source. */
const figuresSchema = z.strictObject({
	heading: text,
	lead: text,
	source: text,
	items: z.array(z.strictObject({ figure: text, text, source: z.enum(figureSources) })).min(1),
	sources: z.record(z.enum(figureSources), z.strictObject({ title: text, url: httpsUrl })),
});

const actionsSchema = z.strictObject({
	heading: text,
	print: text,
	copy: text,
	calendar: text,
	again: text,
	note: text,
	copied: text,
	copyFailed: text,
	saved: text,
	file: z.string().endsWith(".ics"),
	calendarName: text,
});

/** The readiness report. */
export const reportMessagesSchema = z.strictObject({
	title: text,
	taken: message("date"),
	gauge: gaugeSchema,
	stages: z.record(z.enum(stageIds), z.strictObject({ name: text, text })),
	capped: message("byScore", "dimension", "points", "stage"),
	provisional: message("enough", "all"),
	dimensions: dimensionsSchema,
	recommendations: recommendationsSchema,
	roadmap: roadmapMessagesSchema,
	lift: liftSchema,
	figures: figuresSchema,
	actions: actionsSchema,
	compare: z.strictObject({
		heading: text,
		lead: message("before", "now"),
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
		due: message("due"),
		reference: text,
	}),
	method: linkSchema.extend({ text }),
	disclaimer: text,
});

export type ReportMessages = z.infer<typeof reportMessagesSchema>;
