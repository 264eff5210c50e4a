import type { MailPurpose } from "#domain/mail/mail-purpose.ts";
import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import type { Database } from "#server/database/database.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import type { OutboxItem } from "#server/outbox/outbox-item.ts";

const gone: readonly OutboxState[] = ["sent", "undecided", "bounced"];
const underWay: readonly OutboxState[] = ["waiting", "sending"];

/**
 * Whether another registration of the same address brings the reminder of the same session: it has gone, or it is due as well
 * and the first of the two by its id, so that of all that are due at the same moment just one goes.
 */
export async function hasOtherReminder(
	{ kysely }: Pick<Database, "kysely">,
	{ id, lead_id }: OutboxItem,
	purpose: MailPurpose,
	session: string,
	now: Date,
): Promise<boolean> {
	const others = await kysely
		.selectFrom("outbox")
		.innerJoin("leads", "leads.id", "outbox.lead_id")
		.selectAll("leads")
		// As it is by now: the outbox has that of the day of the registration.
		.where("leads.email", "=", ({ selectFrom }) =>
			selectFrom("leads as own").select("own.email").where("own.id", "=", lead_id),
		)
		.where("purpose", "=", purpose)
		.where("outbox.id", "<>", id)
		.where("leads.state", "<>", "spam")
		.where(({ and, or, eb }) =>
			or([
				eb("outbox.state", "in", gone),
				and([
					eb("outbox.state", "in", underWay),
					eb("outbox.id", "<", id),
					or([eb("attempts", ">", 0), eb("next_try_at", "<=", now.toISOString())]),
				]),
			]),
		)
		.execute();
	return others.some((row) => leadOfRow(row).values["webinar"] === session);
}
