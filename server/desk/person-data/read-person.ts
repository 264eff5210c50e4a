import type { Kysely } from "kysely";
import type { PersonData } from "#domain/desk/person-data.ts";
import { retentionEndsAt } from "#domain/leads/deadlines.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { mailsOfLeads } from "#server/desk/replies/mails-of-leads.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/** All leads of a mail address, those that were merged too, oldest first. */
export function leadsOf(kysely: Kysely<Tables>, email: string): Promise<LeadRow[]> {
	return kysely
		.selectFrom("leads")
		.selectAll()
		.where("email", "=", email)
		.orderBy("received_at")
		.orderBy("id")
		.execute();
}

/** Everything that is stored of a person. */
export async function readPersonData({ kysely }: Database, email: string): Promise<PersonData> {
	const rows = await leadsOf(kysely, email);
	const leads: PersonData["leads"] = [];
	for (const row of rows) leads.push(await storedLead(kysely, row));
	return { email, writtenAt: new Date().toISOString(), leads };
}

async function storedLead(kysely: Kysely<Tables>, row: LeadRow): Promise<PersonData["leads"][number]> {
	const { values, spamSignals, assessment } = leadOfRow(row);
	const { id, reference, form, page, state } = row;
	const drafts = await kysely
		.selectFrom("lead_drafts")
		.select(["subject", "content as text", "saved_at as savedAt", "person_id as person"])
		.where("lead_id", "=", id)
		.execute();
	return {
		...{ id, reference, form, page, state, values, drafts },
		receivedAt: row.received_at,
		spamSignals: [...spamSignals],
		assessment: assessment === null ? null : { ...assessment },
		timeline: await readTimeline(kysely, [id]),
		mails: await mailsOfLeads(kysely, [id]),
		erasedFrom: retentionEndsAt(new Date(row.last_contact_at)).toISOString(),
	};
}
