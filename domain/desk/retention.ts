import * as z from "zod/mini";
import { nothing, route } from "#domain/desk/route.ts";
import { moment } from "#domain/desk/values.ts";

/** A lead whose time is nearly over. */
const dueLead = z.object({
	lead: z.string(),
	reference: z.string(),
	name: z.string(),
	email: z.string(),
	lastContactAt: moment,
	/** From when the service erases it by itself. */
	erasedFrom: moment,
});
export type DueLead = z.infer<typeof dueLead>;

/** How many leads the list names. */
export const maxDueLeads = 200;

export const retentionRoutes = {
	/** The leads that are erased within a month, the first to go first. `more` says whether there are others. */
	list: route({
		method: "GET",
		path: "/retention",
		access: "staff",
		input: nothing,
		answer: z.object({ leads: z.array(dueLead), more: z.boolean() }),
	}),
	/** Says that there was contact with the person, so that the time of the lead counts from now. */
	recordContact: route({
		method: "POST",
		path: "/leads/:lead/contacts",
		access: "staff",
		input: nothing,
		answer: nothing,
	}),
} as const;
