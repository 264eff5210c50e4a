import type { Kysely } from "kysely";
import type { PersonData } from "#domain/desk/person-data.ts";
import { retentionEndsAt } from "#domain/leads/deadlines.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { partsOfLead } from "#server/desk/person-data/parts-of-lead.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { spellingsOf } from "#server/mail/compared-address.ts";

/** All leads of a mail address with all that they were merged with, which may have another address of the person, oldest first. */
export function leadsOf(kysely: Kysely<Tables>, email: string): Promise<LeadRow[]> {
	const wholes = kysely
		.selectFrom("leads")
		.select(({ fn }) => fn.coalesce("merged_into", "id").as("id"))
		.where("email", "in", spellingsOf(email));
	return kysely
		.selectFrom("leads")
		.selectAll()
		.where(({ eb, or }) => or([eb("id", "in", wholes), eb("merged_into", "in", wholes)]))
		.orderBy("received_at")
		.orderBy("id")
		.execute();
}

/** Everything that is stored of a person. @param email as `mailAddress` leaves it */
export async function readPersonData({ kysely }: Database, email: string): Promise<PersonData> {
	const rows = await leadsOf(kysely, email);
	const leads: PersonData["leads"] = [];
	const references = new Map(rows.map(({ id, reference }) => [id, reference]));
	for (const row of rows) {
		const mergedInto = references.get(row.merged_into ?? "") ?? null;
		leads.push(await storedLead(kysely, row, mergedInto));
	}
	return { email, writtenAt: new Date().toISOString(), leads };
}

async function storedLead(
	kysely: Kysely<Tables>,
	row: LeadRow,
	mergedInto: string | null,
): Promise<PersonData["leads"][number]> {
	const lead = leadOfRow(row);
	const { id, reference, form, page, timeZone, state, values, spamSignals, assessment, receivedAt, dueAt } =
		lead;
	return {
		...{ id, reference, mergedInto, form, page, timeZone, state, values },
		receivedAt: receivedAt.toISOString(),
		dueAt: dueAt.toISOString(),
		lastContactAt: lead.lastContactAt.toISOString(),
		erasedFrom: retentionEndsAt(lead.lastContactAt).toISOString(),
		spamSignals: [...spamSignals],
		assessment: assessment === null ? null : { ...assessment },
		readiness: readinessSummary(lead),
		...(await partsOfLead.lead_events(kysely, id)),
		...(await partsOfLead.outbox(kysely, id)),
		...(await partsOfLead.lead_drafts(kysely, id)),
		...(await partsOfLead.lead_answers(kysely, id)),
	};
}
