import { maxDueLeads, retentionRoutes } from "#domain/desk/retention.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";
import { senderName } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { type DueLead, listDueLeads } from "#server/retention/due-leads.ts";
import { recordContact } from "#server/retention/record-contact.ts";

type Listed = RouteAnswer<typeof retentionRoutes.list>;

/** Which leads are erased soon, and how a person says that one is needed for longer. */
export function addRetentionRoutes(routes: DeskRoutes, { database }: DeskContext): void {
	routes.signedIn(retentionRoutes.list, () => firstDueLeads(database, new Date()));

	routes.signedIn(retentionRoutes.recordContact, async ({ ids, by }) => {
		const { reference } = await findLead(database.kysely, ids.lead);
		await recordContact(database, [reference], new Date(), by.id);
		return {};
	});
}

async function firstDueLeads(database: Database, now: Date): Promise<Listed> {
	const leads: Listed["leads"] = [];
	for await (const page of listDueLeads(database, now)) {
		leads.push(...page.map(listed));
		if (leads.length > maxDueLeads) break;
	}
	return { leads: leads.slice(0, maxDueLeads), more: leads.length > maxDueLeads };
}

function listed({ lead, erasedFrom }: DueLead): Listed["leads"][number] {
	const { id, reference, values, lastContactAt } = lead;
	const email = typeof values["email"] === "string" ? values["email"].toLowerCase() : "";
	return {
		...{ lead: id, reference, name: senderName(values), email },
		lastContactAt: lastContactAt.toISOString(),
		erasedFrom: erasedFrom.toISOString(),
	};
}
