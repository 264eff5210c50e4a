import { inboxRoutes } from "#domain/desk/inbox.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { csvAnswer } from "#server/desk/http/csv-answer.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { countInbox, listChoices } from "#server/desk/inbox/inbox-counts.ts";
import { listInbox } from "#server/desk/inbox/list-inbox.ts";
import { readInbox } from "#server/desk/inbox/read-inbox.ts";
import { wakeLeads } from "#server/desk/inbox/wake-leads.ts";
import { leadsAsCsv } from "#server/leads/leads-as-csv.ts";

export function addInboxRoutes(routes: DeskRoutes, { database, site }: DeskContext): void {
	routes.signedIn(inboxRoutes.list, async ({ input, by }) => {
		await wakeLeads(database, new Date());
		return listInbox(database, input, by.id);
	});
	routes.signedIn(inboxRoutes.exportCsv, async ({ input, by, reply }) => {
		await wakeLeads(database, new Date());
		// Filters and words can be a person's: the log says the view alone.
		await audit(database.kysely, { action: "leads-exported", person: by.id, detail: input.view });
		const csv = leadsAsCsv(() => readInbox(database, input, by.id), site.stageNames);
		return csvAnswer(reply, csv);
	});
	routes.signedIn(inboxRoutes.counts, ({ by }) => countInbox(database.kysely, by.id));
	routes.signedIn(inboxRoutes.choices, () => listChoices(database.kysely));
}
