import * as z from "zod/mini";
import { nothing, route } from "#domain/desk/route.ts";
import { id, moment } from "#domain/desk/values.ts";
import { leadStates } from "#domain/leads/lead.ts";

/** `all` is every lead but those merged into another, which a search finds as part of that one. */
export const inboxViews = ["mine", "unassigned", "open", "snoozed", "closed", "spam", "all"] as const;
export type InboxView = (typeof inboxViews)[number];

/** Characters of what is searched for. */
export const maxSearchLength = 200;

/** What a view can be narrowed by. */
export const inboxFilterNames = ["form", "office", "page", "industry", "stage"] as const;
export type InboxFilterName = (typeof inboxFilterNames)[number];

/** Characters of a value by which a view is narrowed. */
export const maxFilterLength = 300;

/** The same for each filter, such as its schema. */
export function perFilter<Value>(value: Value): Record<InboxFilterName, Value> {
	// The names are those of the type, which `fromEntries` forgets.
	return Object.fromEntries(inboxFilterNames.map((name) => [name, value])) as Record<InboxFilterName, Value>;
}

/** What narrows a view. Each is compared whole; `search` looks for words, the last of which may be a beginning. */
const inboxFilters = {
	...perFilter(z.optional(z.string().check(z.maxLength(maxFilterLength)))),
	search: z.optional(z.string().check(z.maxLength(maxSearchLength))),
};

/** One line of the inbox. */
export const leadSummary = z.object({
	id,
	/** Such as `SL-7K4M-2Q9X`. */
	reference: z.string(),
	form: z.string(),
	page: z.nullable(z.string()),
	state: z.enum(leadStates),
	name: z.string(),
	email: z.string(),
	company: z.string(),
	/** The first words of what they wrote. */
	excerpt: z.string(),
	industry: z.nullable(z.string()),
	stage: z.nullable(z.string()),
	/** Of the person to whom it is assigned. */
	office: z.nullable(z.string()),
	/** The id of a person. */
	assignee: z.nullable(z.string()),
	receivedAt: moment,
	/** By when a person replies; null while no reply is owed. `replyClock` gives its colour. */
	dueAt: z.nullable(moment),
	/** `until-reply`, or the moment until which it is snoozed. */
	snoozed: z.nullable(z.string()),
	spamSignals: z.array(z.string()),
	/** The number of its last event. */
	lastEvent: z.number(),
	isSample: z.boolean(),
});
export type LeadSummary = z.infer<typeof leadSummary>;

/** How many lines the first page of the list has, which is there at once. */
export const inboxPage = 50;
/** How many each later one has: with each piece of news all that is shown is read again, a page after the other. */
export const laterInboxPage = 200;

/** A search looks at the newest leads that have the words, so that one common word can't hold up the others. */
export const maxFound = 1000;

const view = z.enum(inboxViews);
const count = z.number();

export const inboxRoutes = {
	/** Late ones first, then those due next, then those that owe no reply. Closed ones and spam: the newest first. */
	list: route({
		method: "GET",
		path: "/leads",
		access: "staff",
		input: z.strictObject({ view, ...inboxFilters, cursor: z.optional(z.string().check(z.maxLength(300))) }),
		answer: z.object({
			leads: z.array(leadSummary),
			/** For the next page; null when this is the last. */
			next: z.nullable(z.string()),
			/** Whether more leads have the words than a search looks at; the first page says so. */
			isCut: z.boolean(),
		}),
	}),
	/** All leads that the list would show, page after page, as the text of a CSV file. */
	exportCsv: route({
		method: "POST",
		path: "/leads/export",
		access: "owner",
		input: z.strictObject({ view, ...inboxFilters }),
		answer: z.object({ csv: z.string() }),
	}),
	counts: route({
		method: "GET",
		path: "/leads/counts",
		access: "staff",
		input: nothing,
		answer: z.object({
			mine: count,
			unassigned: count,
			open: count,
			snoozed: count,
			closed: count,
			spam: count,
		}),
	}),
	/** What the leads can be filtered by. */
	choices: route({
		method: "GET",
		path: "/leads/choices",
		access: "staff",
		input: nothing,
		answer: z.object(perFilter(z.array(z.string()))),
	}),
} as const;
