import { reminderPurposes } from "#domain/mail/mail-purpose.ts";
import { reminders } from "#domain/mail/mails-of-lead.ts";
import type { WebinarSchedule } from "#domain/webinars/webinar-state.ts";
import type { Database } from "#server/database/database.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";

/**
 * Brings forward the reminders of sessions that are held earlier than when people registered: those would come due after the
 * session. One that has been put off is found when its reminder is due.
 */
export async function bringForwardReminders(
	{ kysely }: Pick<Database, "kysely">,
	sessions: Readonly<Record<string, WebinarSchedule>>,
	now: Date,
): Promise<void> {
	const waiting = await kysely
		.selectFrom("outbox")
		.innerJoin("leads", "leads.id", "outbox.lead_id")
		.selectAll("leads")
		.select(["outbox.id as mail", "purpose", "next_try_at"])
		.where("purpose", "in", reminderPurposes)
		.where("outbox.state", "=", "waiting")
		.where("attempts", "=", 0)
		.execute();
	for (const row of waiting) {
		const session = sessions[String(leadOfRow(row).values["webinar"])];
		const planned = session && reminders(session).find(({ purpose }) => purpose === row.purpose);
		if (!planned || planned.giveUpAt <= now || planned.dueAt.toISOString() >= row.next_try_at) continue;
		await kysely
			.updateTable("outbox")
			.set({ next_try_at: planned.dueAt.toISOString(), give_up_at: planned.giveUpAt.toISOString() })
			.where("id", "=", row.mail)
			.where("state", "=", "waiting")
			.execute();
	}
}
