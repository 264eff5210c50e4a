import { z } from "zod";
import { roadmapCopySchema } from "#content/schemas/assessment/roadmap.ts";
import { text } from "#content/schemas/section.ts";
import { interests } from "#domain/readiness/options.ts";
import { dimensions } from "#domain/readiness/questions.ts";
import { workshop } from "#domain/readiness/recommendations.ts";
import { focusStates } from "#domain/readiness/signals.ts";
import { stages } from "#domain/readiness/stage.ts";

const stageIds = stages.map(({ id }) => id);
const outcomes = ["pass", "check-first", "fail"] as const;
const figureSources = ["maturity", "attitudes"] as const;

const dimensionsSchema = z.strictObject({
	heading: text,
	lead: text,
	exact: text,
	open: text,
	valueText: z.strictObject({ exact: text, open: text, unknown: text }),
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
	reasons: z.strictObject({ challenge: text, interest: text, industry: text, "nothing-ticked": text }),
	gates: z.record(z.enum(outcomes), text),
	items: z.record(z.enum([...interests, workshop.id]), z.strictObject({ title: text, text })),
});

const liftSchema = z.strictObject({
	heading: text,
	one: text,
	many: text,
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
	sources: z.record(
		z.enum(figureSources),
		z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }) }),
	),
});

/** The words of the report. Braces are places that the report fills in. */
export const reportCopySchema = z.strictObject({
	title: text,
	taken: text,
	gauge: z.strictObject({
		name: text,
		outOf: text,
		range: text,
		exact: text,
		valueText: text,
		known: text,
		provisional: text,
		settled: text,
	}),
	stages: z.record(z.enum(stageIds), text),
	capped: text,
	provisional: text,
	dimensions: dimensionsSchema,
	recommendations: recommendationsSchema,
	roadmap: roadmapCopySchema,
	lift: liftSchema,
	figures: figuresSchema,
	actions: z.strictObject({
		heading: text,
		print: text,
		copy: text,
		calendar: text,
		again: text,
		note: text,
		copied: text,
		copyFailed: text,
		saved: text,
		file: text.endsWith(".ics"),
		calendarName: text,
	}),
	compare: z.strictObject({
		heading: text,
		lead: text,
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
		due: text,
		reference: text,
	}),
	method: z.strictObject({ text, label: text, href: text.startsWith("/") }),
	disclaimer: text,
});
