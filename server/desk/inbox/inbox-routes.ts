import { inboxRoutes } from "#domain/desk/inbox.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { countInbox, listChoices } from "#server/desk/inbox/inbox-counts.ts";
import { listInbox } from "#server/desk/inbox/list-inbox.ts";
import { wakeLeads } from "#server/desk/inbox/wake-leads.ts";

export function addInboxRoutes(routes: DeskRoutes, { database }: DeskContext): void {
	routes.signedIn(inboxRoutes.list, async ({ input, by }) => {
		await wakeLeads(database, new Date());
		return listInbox(database, input, by.id);
	});
	routes.signedIn(inboxRoutes.counts, ({ by }) => countInbox(database.kysely, by.id));
	routes.signedIn(inboxRoutes.choices, () => listChoices(database.kysely));
}
