import type { Selectable } from "kysely";
import { inboxPlace } from "#domain/leads/inbox-place.ts";
import { type Lead, owesReply, senderName } from "#domain/leads/lead.ts";
import { industries } from "#domain/readiness/options.ts";
import type { LeadInboxColumns } from "#server/database/desk-tables.ts";
import type { Tables } from "#server/database/tables.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { readinessSummary } from "#server/leads/readiness-summary.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";

export type LeadRow = Selectable<Tables["leads"]>;

/** UTF-16 units of the beginning of a message. */
export const maxExcerptLength = 160;

/** What a person gave, as columns that a list can read and sort by. */
export function givenColumns(
	lead: Lead,
): Pick<LeadInboxColumns, "name" | "email" | "company" | "excerpt" | "industry" | "stage"> {
	const { values, page } = lead;
	const given = (name: string) => {
		const value = values[name];
		return typeof value === "string" ? value : "";
	};
	return {
		name: senderName(values),
		email: comparedAddress(given("email")),
		company: given("company") || given("companyName"),
		excerpt: excerptOf(given("message") || given("goals")),
		industry: given("industry") || industryOfPage(page),
		stage: readinessSummary(lead)?.stage ?? null,
	};
}

/** The beginning of a text on one line; no emoji is cut in half. */
function excerptOf(text: string): string {
	return text
		.replace(/\s+/g, " ")
		.slice(0, maxExcerptLength)
		.replace(/[\uD800-\uDBFF]$/, "");
}

/** The pages of industries have longer names than the form's choices, such as `/industries/real-estate`. */
function industryOfPage(page: string | null): string | null {
	const name = page?.match(/^\/industries\/([a-z-]+)/)?.[1]?.replaceAll("-", "");
	return industries.find((industry) => name?.startsWith(industry)) ?? null;
}

/** All columns of the inbox for a lead that no one has worked on. */
export function inboxColumnsOfRow(row: Omit<LeadRow, keyof LeadInboxColumns>): LeadInboxColumns {
	const lead = leadOfRow(row);
	const replyDueAt = owesReply(lead.state) ? row.due_at : null;
	const place = inboxPlace({
		state: lead.state,
		snoozed: null,
		mergedInto: null,
		replyDueAt,
		lastActivityAt: row.received_at,
	});
	return {
		...givenColumns(lead),
		office: null,
		assignee: null,
		snoozed: null,
		reply_due_at: replyDueAt,
		inbox: place.inbox,
		sort_key: place.sortKey,
		last_event: 1,
		last_activity_at: row.received_at,
		first_reply_at: null,
		first_reply_office: null,
		merged_into: null,
		is_sample: 0,
	};
}
