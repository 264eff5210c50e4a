import { day } from "#domain/durations.ts";
import { erasedFrom, noticeBegins, noticeDays, retentionMonths } from "#domain/leads/deadlines.ts";
import type { Database } from "#server/database/database.ts";
import { type ListedLead, listedLead, selectListed } from "#server/leads/list-leads.ts";

/** A lead whose time is over, or will be before a notice could end. */
export interface DueLead {
	readonly lead: ListedLead;
	/** Null when it has not been announced, or by a clock that has been set back since. */
	readonly announcedAt: Date | null;
	/** If it is announced by now. */
	readonly erasedFrom: Date;
}

const pageSize = 200;

/** The leads whose notice has begun or should have, suspected ones too; the longest without contact first. */
export async function* listDueLeads({ kysely }: Database, now: Date): AsyncGenerator<readonly DueLead[]> {
	const wanted = selectListed(kysely)
		.where("leads.last_contact_at", "<", latestContact(now).toISOString())
		.orderBy("leads.last_contact_at")
		.orderBy("leads.id")
		.limit(pageSize);
	let page = await wanted.execute();
	for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
		const leads = page.map((row) => dueLeadOf(listedLead(row), row.erasure_announced_at, now));
		yield leads.filter(({ lead }) => noticeBegins(lead.lastContactAt) <= now);
		const { last_contact_at: lastContactAt, id } = last;
		page = await wanted
			.where(({ eb, refTuple, tuple }) =>
				eb(refTuple("leads.last_contact_at", "leads.id"), ">", tuple(lastContactAt, id)),
			)
			.execute();
	}
}

function dueLeadOf(lead: ListedLead, announced: string | null, now: Date): DueLead {
	const announcedAt = announced === null || new Date(announced) > now ? null : new Date(announced);
	return { lead, announcedAt, erasedFrom: erasedFrom(lead.lastContactAt, announcedAt, now) };
}

/** A little later than any last contact whose notice has begun: months are of many lengths, and SQL cannot count them. */
function latestContact(now: Date): Date {
	const latest = new Date(now.getTime() + (noticeDays + 3) * day);
	latest.setUTCMonth(latest.getUTCMonth() - retentionMonths);
	return latest;
}
