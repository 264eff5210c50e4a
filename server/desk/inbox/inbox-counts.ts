import { type Kysely, sql } from "kysely";
import { type InboxFilterName, inboxFilterNames, type inboxRoutes, perFilter } from "#domain/desk/inbox.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";
import type { Tables } from "#server/database/tables.ts";

/** How many leads each view has. */
export async function countInbox(
	kysely: Kysely<Tables>,
	personId: string,
): Promise<RouteAnswer<typeof inboxRoutes.counts>> {
	const groups = await kysely
		.selectFrom("leads")
		.select(({ fn }) => ["inbox", "assignee", fn.countAll<number | bigint | string>().as("count")])
		.groupBy(["inbox", "assignee"])
		.execute();
	const sum = (isCounted: (group: { inbox: string; assignee: string | null }) => boolean) =>
		groups.filter(isCounted).reduce((total, { count }) => total + Number(count), 0);
	const inView = (view: string) => sum(({ inbox }) => inbox === view);
	return {
		mine: sum(({ inbox, assignee }) => inbox === "open" && assignee === personId),
		unassigned: sum(({ inbox, assignee }) => inbox === "open" && assignee === null),
		open: inView("open"),
		snoozed: inView("snoozed"),
		closed: inView("closed"),
		spam: inView("spam"),
	};
}

/** What the leads can be filtered by. */
export async function listChoices(kysely: Kysely<Tables>): Promise<RouteAnswer<typeof inboxRoutes.choices>> {
	// From each value to the next one by the index: reading all leads for a few values would take a second.
	const valuesOf = async (name: InboxFilterName): Promise<string[]> => {
		const column = sql.ref(name);
		const { rows } = await sql<{ value: string }>`
			with recursive choices (value) as (
				select min(${column}) from leads where ${column} > ''
				union all
				select (select min(${column}) from leads where ${column} > choices.value)
				from choices where choices.value is not null
			)
			select value from choices where value is not null`.execute(kysely);
		return rows.map(({ value }) => value);
	};
	const choices = perFilter<string[]>([]);
	for (const name of inboxFilterNames) choices[name] = await valuesOf(name);
	return choices;
}
