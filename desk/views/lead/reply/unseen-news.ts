import type { TimelineEntry } from "#domain/desk/timeline.ts";

/** What others did to a lead since its reply was begun. What its author did meanwhile is no news to them. */
export function unseenNews(
	timeline: readonly TimelineEntry[],
	{ lead, seen, author }: { readonly lead: string; readonly seen: number; readonly author: string },
): TimelineEntry[] {
	return timeline.filter((entry) => entry.lead === lead && entry.number > seen && entry.person !== author);
}
