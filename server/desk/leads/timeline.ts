import type { Kysely, Selectable } from "kysely";
import * as z from "zod/mini";
import { leadEvent, type TimelineEntry } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";

/** The timelines of leads as one, oldest first. @param after leaves out what a reader has seen of the first lead */
export async function readTimeline(
	kysely: Kysely<Tables>,
	leadIds: readonly string[],
	after = 0,
): Promise<TimelineEntry[]> {
	const rows = await kysely
		.selectFrom("lead_events")
		.selectAll()
		.where("lead_id", "in", leadIds)
		.where("number", ">", after)
		.orderBy("at")
		.orderBy("lead_id")
		.orderBy("number")
		.execute();
	return entriesOf(rows);
}

/** Events as the desk shows them, without those of a kind that only a newer version knows. */
export function entriesOf(rows: readonly Selectable<Tables["lead_events"]>[]): TimelineEntry[] {
	return rows.flatMap(({ number, lead_id: lead, at, person_id: person, what: stored }) => {
		const { data: what } = z.safeParse(leadEvent, JSON.parse(stored));
		return what === undefined ? [] : [{ number, lead, at, person, what }];
	});
}
