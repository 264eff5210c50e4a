import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { interests } from "#domain/readiness/options.ts";
import { workshop } from "#domain/readiness/recommendations.ts";

/** What to look at first, and why. */
export const recommendationsSchema = z.strictObject({
	heading: text,
	lead: text,
	because: text,
	before: text,
	none: text,
	links: z.strictObject({
		heading: text,
		service: message("name"),
		product: message("name"),
		industry: message("name"),
	}),
	noAi: text,
	outcomes: z.strictObject({
		pass: text,
		"check-first": message("list"),
		fail: message("list"),
		workshop: text,
	}),
	raise: message("dimension", "needed"),
	reasons: z.strictObject({
		challenge: message("label"),
		interest: text,
		industry: message("label"),
		"nothing-ticked": text,
	}),
	gates: z.strictObject({
		exact: message("dimension", "needed", "score"),
		atLeast: message("dimension", "needed", "low"),
		open: message("dimension", "needed", "low", "high"),
	}),
	items: z.record(z.enum([...interests, workshop.id]), z.strictObject({ title: text, text })),
});
