import * as z from "zod/mini";
import { leadSummary } from "#domain/desk/inbox.ts";
import { nothing, route } from "#domain/desk/route.ts";
import { id, moment } from "#domain/desk/values.ts";
import { day } from "#domain/durations.ts";

/** The states that a person can choose. `claimed` and `replied` follow from what is done. */
export const chosenStates = ["new", "waiting", "won", "lost", "spam"] as const;

/** Days from now until which a lead can be snoozed: a year. */
export const maxSnoozeDays = 366;
const snoozeMoment = moment.check(z.refine((until) => Date.parse(until) <= Date.now() + maxSnoozeDays * day));

/** Leads that can be changed at once. */
export const maxChangedLeads = 100;

/** A change that can be made to many leads at once, and undone. */
const leadChange = z.discriminatedUnion("kind", [
	/** Takes a lead that is no one's; another person's is passed over. */
	z.strictObject({ kind: z.literal("claim") }),
	z.strictObject({ kind: z.literal("assign"), to: z.nullable(id) }),
	z.strictObject({ kind: z.literal("state"), to: z.enum(chosenStates) }),
	/** `until-reply`, a moment of the year to come, or null to end it. */
	z.strictObject({
		kind: z.literal("snooze"),
		to: z.nullable(z.union([snoozeMoment, z.literal("until-reply")])),
	}),
]);
export type LeadChange = z.infer<typeof leadChange>;

/** Why a lead was passed over. */
export const passedOver = z.object({
	lead: id,
	reason: z.enum(["not-found", "claimed", "newer-events", "unchanged", "merged"]),
});

const outcome = z.object({
	/** For `undo`, within an hour; null when nothing changed. */
	change: z.nullable(id),
	leads: z.array(leadSummary),
	passedOver: z.array(passedOver),
	/** Of how many leads the visitor has had an email because of a change that is now undone; such an email can't be taken back. */
	mailed: z.optional(z.number()),
});
export type ChangeOutcome = z.infer<typeof outcome>;

export const changeRoutes = {
	/** One lead or up to a hundred: all that can be changed are, the others are named. */
	make: route({
		method: "POST",
		path: "/changes",
		access: "staff",
		input: z.strictObject({
			leads: z.array(id).check(z.minLength(1), z.maxLength(maxChangedLeads)),
			change: leadChange,
		}),
		answer: outcome,
	}),
	/** Puts back what one's own change has changed, where nothing has happened to the lead since. */
	undo: route({
		method: "POST",
		path: "/changes/:change/undo",
		access: "staff",
		input: nothing,
		answer: outcome,
	}),
} as const;
