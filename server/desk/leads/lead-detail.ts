import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { leadOfDrafts } from "#domain/desk/replies.ts";
import type { Database } from "#server/database/database.ts";
import { summaryOf } from "#server/desk/inbox/lead-summary.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { namedLead } from "#server/desk/leads/named-lead.ts";
import { otherPresences } from "#server/desk/leads/presence.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { readDraft } from "#server/desk/replies/drafts.ts";
import { mailsOfLeads } from "#server/desk/replies/mails-of-leads.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

const maxOthers = 20;

/** A lead with everything about it, for one person. */
export async function readLeadDetail(
	{ kysely }: Database,
	id: string,
	personId: string,
): Promise<LeadDetail> {
	const row = await findLead(kysely, id);
	// Also when the address of one of them was corrected since.
	const merged = await kysely
		.selectFrom("leads")
		.selectAll()
		.where("merged_into", "=", id)
		.orderBy("received_at")
		.execute();
	const others = await kysely
		.selectFrom("leads")
		.selectAll()
		.where("email", "=", row.email)
		.where("id", "<>", id)
		.where("merged_into", "is", null)
		.where("email", "<>", "")
		.orderBy("received_at", "desc")
		.limit(maxOthers)
		.execute();
	const named = await namedLead(kysely, row);
	const leadIds = [id, ...merged.map((each) => each.id)];
	return {
		lead: summaryOf(row),
		...submissionOf(row),
		timeZone: toldZone([row, ...merged.toReversed()]),
		timeline: await readTimeline(kysely, leadIds),
		mails: await mailsOfLeads(kysely, leadIds),
		others: others.map(summaryOf),
		named: named && summaryOf(named),
		merged: merged.map((each) => ({ ...summaryOf(each), ...submissionOf(each) })),
		mergedInto: row.merged_into,
		present: await otherPresences(kysely, id, personId),
		draft: await readDraft(kysely, leadOfDrafts(row.id, row.merged_into), personId),
	};
}

/** The first time zone that the device of the sender has told: an email that another lead was merged into tells none. */
function toldZone(rows: readonly LeadRow[]): string | null {
	return rows.map(({ time_zone }) => time_zone).find((zone) => zone !== null) ?? null;
}

/** What a lead's form held, with what its report was computed by. */
function submissionOf(row: LeadRow): Pick<LeadDetail, "values" | "assessment"> {
	const { values, assessment } = leadOfRow(row);
	return { values, assessment: assessment === null ? null : { ...assessment } };
}
