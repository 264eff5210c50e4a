import type { inboxRoutes } from "#domain/desk/inbox.ts";
import type { RouteInput } from "#domain/desk/route.ts";
import type { Database } from "#server/database/database.ts";
import { listInbox } from "#server/desk/inbox/list-inbox.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import type { LeadPages } from "#server/leads/list-leads.ts";

/** All leads of a view with all that is stored of them, page after page in the order of the list. */
export async function* readInbox(
	database: Database,
	asked: RouteInput<typeof inboxRoutes.exportCsv>,
	personId: string,
): LeadPages {
	let place: { readonly cursor?: string } | null = {};
	while (place !== null) {
		const { leads, next }: Awaited<ReturnType<typeof listInbox>> = await listInbox(
			database,
			{ ...asked, ...place },
			personId,
		);
		if (leads.length === 0) return;
		const ids = leads.map(({ id }) => id);
		const rows = await database.kysely.selectFrom("leads").selectAll().where("id", "in", ids).execute();
		yield ids.flatMap((id) => rows.filter((row) => row.id === id).map(leadOfRow));
		place = next === null ? null : { cursor: next };
	}
}
