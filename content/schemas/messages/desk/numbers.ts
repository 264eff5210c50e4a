import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { funnelSteps } from "#domain/readiness/funnel.ts";

/** What the desk says about its figures. */
export const deskNumbersSchema = z.strictObject({
	period: text,
	weeks: message("count"),
	asTable: text,
	week: text,
	weekOf: message("day"),
	replyTimes: z.strictObject({
		heading: text,
		text: text,
		none: text,
		office: text,
		replies: text,
		median: text,
		ninetieth: text,
		inTime: message("hours"),
		chart: message("office", "median", "ninetieth", "week"),
		legend: message("hours"),
	}),
	arrivals: z.strictObject({
		heading: text,
		none: text,
		byWeek: text,
		byForm: text,
		byPage: text,
		form: text,
		page: text,
		noPage: text,
		count: text,
		chart: message("count", "weeks"),
	}),
	outcomes: z.strictObject({ heading: text, text, state: text, count: text }),
	funnel: z.strictObject({
		heading: text,
		text,
		none: text,
		step: text,
		visits: text,
		steps: z.record(z.enum(funnelSteps), text),
	}),
	outbox: z.strictObject({
		heading: text,
		none: text,
		state: text,
		count: text,
		troubled: text,
		attempts: message("count"),
		retry: text,
		retryUndecided: text,
		retried: text,
	}),
});
