import type { Kysely } from "kysely";
import { replyHours } from "#domain/leads/deadlines.ts";
import { isUnanswered, leadStates } from "#domain/leads/lead.ts";
import { leastReplies, type PublishedReplyTimes, publishedDays } from "#domain/leads/reply-promise.ts";
import type { Tables } from "#server/database/tables.ts";
import { leadsSince } from "#server/desk/numbers/leads-since.ts";
import { minutesToReply, quantile } from "#server/desk/numbers/reply-times.ts";

const hour = 60 * 60 * 1000;
const unanswered: readonly string[] = leadStates.filter(isUnanswered);

/** The figures of the last days, from the same leads as the desk's numbers; null while there are too few replies. */
export async function readPublishedReplyTimes(
	kysely: Kysely<Tables>,
	now: Date,
): Promise<PublishedReplyTimes | null> {
	const from = new Date(now.getTime() - publishedDays * 24 * hour);
	const leads = await leadsSince(kysely, from.toISOString());
	const minutes = leads.flatMap(minutesToReply).sort((one, other) => one - other);
	if (minutes.length < leastReplies) return null;
	const longest = replyHours * 60;
	const due = new Date(now.getTime() - replyHours * hour).toISOString();
	const late = leads.filter(
		({ first_reply_at: reply, state, received_at: arrived }) =>
			reply === null && unanswered.includes(state) && arrived < due,
	);
	const inTime = minutes.filter((taken) => taken <= longest).length;
	return {
		replies: minutes.length,
		median: quantile(minutes, 0.5),
		share: inTime / (minutes.length + late.length),
	};
}
