import type { Transaction } from "kysely";
import type { LeadEvent, TimelineEntry } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";

/**
 * When there last was contact with the sender of a lead, without what counted for it only as it was merged with another. As it is
 * where an older version has merged them.
 * @param merged the event of the merge
 * @param since what has happened to the lead itself since
 * @returns ISO 8601 in UTC
 */
export async function ownContact(
	transaction: Transaction<Tables>,
	{ id, reference, last_contact_at }: LeadRow,
	merged: TimelineEntry | undefined,
	since: readonly TimelineEntry[],
): Promise<string> {
	const before = merged?.what.kind === "merged" ? merged.what.contacts?.[id] : undefined;
	if (merged === undefined || before === undefined) return last_contact_at;
	const recorded = await transaction
		.selectFrom("desk_audit")
		.select("at")
		.where("action", "=", "contact-recorded")
		.where("subject", "=", reference)
		.where("at", ">", merged.at)
		.execute();
	const undelivered = new Set(
		since.flatMap(({ what }) =>
			what.kind === "reply-taken-back" || what.kind === "bounced" ? [what.mail] : [],
		),
	);
	const contacts = [...since.filter(({ what, person }) => isContact(what, person, undelivered)), ...recorded];
	const latest = [before, ...contacts.map(({ at }) => at)].sort().at(-1) ?? before;
	// It is earlier where a reply from before the merge has not arrived.
	return latest < last_contact_at ? latest : last_contact_at;
}

function isContact(what: LeadEvent, person: string | null, undelivered: ReadonlySet<string>): boolean {
	switch (what.kind) {
		case "answer":
			return !what.isAutomatic;
		case "reply":
			return !undelivered.has(what.mail);
		case "reply-resent":
			return true;
		case "state":
			// By `npm run leads -- replied`; a state that is set at the desk is none.
			return what.to === "replied" && person === null;
		default:
			return false;
	}
}
