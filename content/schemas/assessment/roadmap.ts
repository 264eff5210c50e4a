import { z } from "zod";
import { text } from "#content/schemas/section.ts";
import { dimensions } from "#domain/readiness/questions.ts";
import { customDevelopment, trainings } from "#domain/readiness/roadmap-plan.ts";

const audiences = trainings.map(({ audience }) => audience);
const developmentPhases = customDevelopment.phases.map(({ id }) => id);

const tasksSchema = z.strictObject({
	"open-gate": z.strictObject({ fail: text, "check-first": text }),
	"open-gate-for": text,
	strengthen: text,
	training: text,
	pilot: text,
	"check-then-pilot": text,
	"check-then-pilot-why": text,
	"not-yet": text,
	"not-yet-why": text,
	gate: text,
	"hold-workshop": text,
	"hold-workshop-why": text,
	"roll-out": text,
	measure: text,
	"measure-why": text,
	next: z.strictObject({ pass: text, "check-first": text, fail: text }),
	"act-on-workshop": text,
	"custom-development": text,
	"custom-development-why": text,
	phase: text,
});

/** The words of the roadmap: its phases, each kind of task, and what the work on a dimension is. */
export const roadmapCopySchema = z.strictObject({
	heading: text,
	lead: text,
	week: text,
	weeks: text,
	open: text,
	dates: text,
	starts: text,
	christmas: text,
	empty: text,
	phases: z.strictObject({ prepare: text, pilot: text, scale: text }),
	tasks: tasksSchema,
	training: z.record(z.enum(audiences), text),
	development: z.record(z.enum(developmentPhases), text),
	work: z.record(z.enum(dimensions), text),
});
