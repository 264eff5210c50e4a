import type { Kysely, Selectable } from "kysely";
import type { LeadMail } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";
import type { MailQueue } from "#server/desk/replies/mail-queue.ts";

/** Replies that wait in the database, because there is no outbox to hand them to. */
export const waitingMails: MailQueue = {
	sends: false,
	queueReply: async () => undefined,
	takeBackReply: async () => true,
	sendCode: async () => undefined,
	mailsOf: async (kysely, leadIds) => {
		const rows = await kysely
			.selectFrom("lead_replies")
			.selectAll()
			.where("lead_id", "in", leadIds)
			.orderBy("queued_at")
			.execute();
		return rows.map((row) => leadMailOf(row, row.state));
	},
	countByState,
};

/** A reply as the desk shows it. @param state as the outbox has it */
export function leadMailOf(row: Selectable<Tables["lead_replies"]>, state: string): LeadMail {
	const canTakeBack = state === "waiting" && Date.parse(row.due_at) > Date.now();
	return {
		id: row.id,
		purpose: "reply",
		to: row.recipient,
		subject: row.subject,
		state,
		at: row.queued_at,
		person: row.person_id,
		canTakeBackUntil: canTakeBack ? row.due_at : null,
	};
}

async function countByState(kysely: Kysely<Tables>): Promise<{ state: string; count: number }[]> {
	const rows = await kysely
		.selectFrom("lead_replies")
		.select(({ fn }) => ["state", fn.countAll<number | bigint | string>().as("count")])
		.groupBy("state")
		.execute();
	return rows.map(({ state, count }) => ({ state, count: Number(count) }));
}
