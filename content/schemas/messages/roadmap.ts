import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { dimensions } from "#domain/readiness/questions.ts";
import { customDevelopment, trainings } from "#domain/readiness/roadmap-plan.ts";

const audiences = trainings.map(({ audience }) => audience);
const developmentPhases = customDevelopment.phases.map(({ id }) => id);

const tasksSchema = z.strictObject({
	"open-gate": z.strictObject({
		fail: message("dimension", "needed"),
		"check-first": message("dimension", "needed"),
	}),
	"open-gate-for": message("list"),
	strengthen: message("dimension"),
	training: message("audience", "least", "most"),
	pilot: message("title"),
	"check-then-pilot": message("title"),
	"check-then-pilot-why": message("list"),
	"not-yet": message("title"),
	"not-yet-why": message("list"),
	gate: message("dimension", "needed"),
	"hold-workshop": text,
	"hold-workshop-why": text,
	"roll-out": message("title"),
	measure: text,
	"measure-why": message("title"),
	next: z.strictObject({
		pass: message("title"),
		"check-first": message("title"),
		fail: message("title"),
	}),
	"act-on-workshop": text,
	"custom-development": text,
	"custom-development-why": message("list"),
	phase: message("name", "least", "most"),
});

/** The roadmap: its phases, each kind of task, and what the work on a dimension is. */
export const roadmapMessagesSchema = z.strictObject({
	heading: text,
	lead: text,
	week: message("from"),
	weeks: message("from", "to"),
	open: message("from"),
	dates: message("from", "to"),
	starts: message("from"),
	/** Said once, where the weeks include a holiday that businesses close for. */
	holidays: message("holidays"),
	holidayNames: z.strictObject({ christmas: text, newYear: text }),
	/** What the first weeks are for where nothing has to be put right. */
	begin: z.strictObject({
		job: z.strictObject({ title: text, text: message("title") }),
		workshop: z.strictObject({ title: text, text }),
	}),
	/** Work that lifts the stage and that no other task holds. */
	lift: message("stage"),
	phases: z.strictObject({ prepare: text, pilot: text, scale: text }),
	tasks: tasksSchema,
	training: z.record(z.enum(audiences), text),
	development: z.record(z.enum(developmentPhases), text),
	work: z.record(z.enum(dimensions), text),
});
