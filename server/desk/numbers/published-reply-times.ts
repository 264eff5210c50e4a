import type { Kysely } from "kysely";
import { replyHours } from "#domain/leads/deadlines.ts";
import { isUnanswered, leadStates } from "#domain/leads/lead.ts";
import { leastReplies, type PublishedReplyTimes, publishedDays } from "#domain/leads/reply-promise.ts";
import type { Tables } from "#server/database/tables.ts";
import { leadsSince } from "#server/desk/numbers/leads-since.ts";
import { isInTime, minutes, quantile, timeToReply } from "#server/desk/numbers/reply-times.ts";

const hour = 60 * 60 * 1000;
const unanswered: readonly string[] = leadStates.filter(isUnanswered);

/** The figures of the last days, from the same leads as the desk's numbers; null while there are too few replies. */
export async function readPublishedReplyTimes(
	kysely: Kysely<Tables>,
	now: Date,
): Promise<PublishedReplyTimes | null> {
	const from = new Date(now.getTime() - publishedDays * 24 * hour);
	const leads = await leadsSince(kysely, from.toISOString());
	const taken = leads.flatMap(timeToReply).sort((one, other) => one - other);
	if (taken.length < leastReplies) return null;
	const due = new Date(now.getTime() - replyHours * hour).toISOString();
	const late = leads.filter(
		({ first_reply_at: reply, state, merged_into: mergedInto, received_at: arrived }) =>
			reply === null && mergedInto === null && unanswered.includes(state) && arrived < due,
	);
	return {
		replies: taken.length,
		median: minutes(quantile(taken, 0.5)),
		share: taken.filter(isInTime).length / (taken.length + late.length),
	};
}
