import * as z from "zod/mini";
import { nothing, route } from "#domain/desk/route.ts";
import { id } from "#domain/desk/values.ts";
import { leadStates } from "#domain/leads/lead.ts";
import { outboxStates } from "#domain/outbox/outbox-states.ts";
import { funnelSteps } from "#domain/readiness/funnel.ts";

/** Counts and times only, nothing about a person. A week is named by its Monday, such as "2026-01-26", in UTC. */
const week = z.string();

/** Minutes from a lead's arrival to the first reply by a person, of the leads that arrived in a week. */
const replyTimes = z.object({
	week,
	/** Of the person who replied. */
	office: z.string(),
	replies: z.number(),
	median: z.number(),
	ninetieth: z.number(),
	/** How many came within the promised 24 hours. */
	inTime: z.number(),
});
export type ReplyTimes = z.infer<typeof replyTimes>;

export const numberRoutes = {
	read: route({
		method: "GET",
		path: "/numbers",
		access: "staff",
		input: z.strictObject({ weeks: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(104)), 12) }),
		answer: z.object({
			replyTimes: z.array(replyTimes),
			leads: z.array(z.object({ week, form: z.string(), page: z.nullable(z.string()), count: z.number() })),
			/** What has become of the leads of these weeks, spam apart. */
			outcomes: z.array(z.object({ state: z.enum(leadStates), count: z.number() })),
			/** Visits that came to each step of the assessment in these weeks, in the order of the steps; the last is the report. */
			funnel: z.array(z.object({ step: z.enum(funnelSteps), visits: z.number() })),
		}),
	}),
	outbox: route({
		method: "GET",
		path: "/numbers/outbox",
		access: "staff",
		input: nothing,
		answer: z.object({
			/** How many mails are in each state. */
			states: z.array(z.object({ state: z.enum(outboxStates), count: z.number() })),
			/** Those that a person has to look at: failed, came back, or perhaps arrived. `problem` is what a mail server said. */
			troubled: z.array(
				z.object({ id, state: z.enum(outboxStates), attempts: z.number(), problem: z.string() }),
			),
		}),
	}),
	/** Sends a mail again that failed, came back or perhaps arrived. */
	retry: route({
		method: "POST",
		path: "/numbers/outbox/:mail/retry",
		access: "staff",
		input: nothing,
		answer: nothing,
	}),
} as const;
