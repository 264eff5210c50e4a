import type { inboxRoutes } from "#domain/desk/inbox.ts";
import type { RouteInput } from "#domain/desk/route.ts";
import type { Database } from "#server/database/database.ts";
import { listInbox } from "#server/desk/inbox/list-inbox.ts";
import { type LeadPages, listedLead, selectListed } from "#server/leads/list-leads.ts";

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
		const rows = await selectListed(database.kysely).where("leads.id", "in", ids).execute();
		yield ids.flatMap((id) => rows.filter((row) => row.id === id).map(listedLead));
		place = next === null ? null : { cursor: next };
	}
}
