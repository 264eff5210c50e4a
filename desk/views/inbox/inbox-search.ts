import * as z from "zod/mini";
import {
	type InboxView,
	inboxViews,
	maxFilterLength,
	maxSearchLength,
	perFilter,
} from "#domain/desk/inbox.ts";

export const defaultView: InboxView = "open";

const given = (max: number) =>
	z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined);

const inboxSearch = z.object({
	view: z.catch(z.optional(z.enum(inboxViews)), undefined),
	...perFilter(given(maxFilterLength)),
	search: given(maxSearchLength),
});

/** What the address of the inbox says: the view, what narrows it, and the words to look for. */
export type InboxSearch = z.infer<typeof inboxSearch>;

/** Reads the query of an address; what makes no sense is left out. The router keeps each name that this does not return. */
export function readInboxSearch(query: Record<string, unknown>): InboxSearch {
	const unknown = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
	return { ...unknown, ...z.parse(inboxSearch, query) };
}
