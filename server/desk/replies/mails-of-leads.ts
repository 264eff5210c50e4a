import type { Kysely, Selectable } from "kysely";
import type { LeadMail } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";

/** The mails to the visitors of leads, automatic ones and replies, each with its state; oldest first. */
export async function mailsOfLeads(kysely: Kysely<Tables>, leadIds: readonly string[]): Promise<LeadMail[]> {
	const items = await kysely
		.selectFrom("outbox")
		.select(["id", "purpose", "recipient", "state", "created_at", "next_try_at", "details", "problem"])
		.where("lead_id", "in", leadIds)
		.where("kind", "=", "mail")
		.where("recipient", "is not", null)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	const replies = await kysely
		.selectFrom("lead_replies")
		.selectAll()
		.where("lead_id", "in", leadIds)
		.execute();
	return items.map((item) => {
		const reply = replies.find(({ id }) => id === item.details);
		if (reply !== undefined) return mailOfReply(reply, item);
		return {
			id: item.id,
			purpose: item.purpose,
			to: item.recipient ?? "",
			subject: "",
			state: item.state,
			at: item.created_at,
			nextTryAt: item.next_try_at,
			person: null,
			canTakeBackUntil: null,
			outboxItem: item.id,
			problem: item.problem,
		};
	});
}

/** A reply as the desk shows it. @param item what the outbox has of it */
export function mailOfReply(
	reply: Selectable<Tables["lead_replies"]>,
	item: Pick<Selectable<Tables["outbox"]>, "id" | "next_try_at" | "state" | "problem">,
): LeadMail {
	const { id: outboxItem, next_try_at: nextTryAt, state, problem } = item;
	const canTakeBack = state === "waiting" && Date.parse(reply.due_at) > Date.now();
	return {
		id: reply.id,
		purpose: "reply",
		to: reply.recipient,
		subject: reply.subject,
		state,
		at: reply.queued_at,
		nextTryAt,
		person: reply.person_id,
		canTakeBackUntil: canTakeBack ? reply.due_at : null,
		outboxItem,
		problem,
	};
}
