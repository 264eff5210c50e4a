import type { Kysely } from "kysely";
import { day, hour } from "#domain/durations.ts";
import { replyHours } from "#domain/leads/deadlines.ts";
import { isUnanswered, leadStates } from "#domain/leads/lead.ts";
import { minReplies, type PublishedReplyTimes, publishedDays } from "#domain/leads/reply-promise.ts";
import type { Tables } from "#server/database/tables.ts";
import { entriesOf } from "#server/desk/leads/timeline.ts";
import { leadsSince } from "#server/desk/numbers/leads-since.ts";
import { isInTime, minutes, quantile, timeToReply } from "#server/desk/numbers/reply-times.ts";

/** In these, no answer means that there was none: what was only marked as answered was answered by other means. */
const withoutAnswer: readonly string[] = [...leadStates.filter(isUnanswered), "won", "lost"];

/** The figures of the last days, from the same leads as the desk's numbers; null while there are too few replies. */
export async function readPublishedReplyTimes(
	kysely: Kysely<Tables>,
	now: Date,
): Promise<PublishedReplyTimes | null> {
	const from = new Date(now.getTime() - publishedDays * day);
	const leads = await leadsSince(kysely, from.toISOString());
	const taken = leads.flatMap(timeToReply).sort((one, other) => one - other);
	if (taken.length < minReplies) return null;
	const due = new Date(now.getTime() - replyHours * hour).toISOString();
	const unanswered = leads.filter(
		({ first_reply_at: reply, state, merged_into: mergedInto, received_at: arrived }) =>
			reply === null && mergedInto === null && withoutAnswer.includes(state) && arrived < due,
	);
	const answered = unanswered.length === 0 ? new Set() : await answeredOtherwise(kysely, from.toISOString());
	const late = unanswered.filter(({ id }) => !answered.has(id));
	// What is late waits longer than any answer took, so that the median never says better than the share.
	const median = quantile([...taken, ...late.map(() => Number.POSITIVE_INFINITY)], 0.5);
	return {
		replies: taken.length,
		median: Number.isFinite(median) ? minutes(median) : null,
		share: taken.filter(isInTime).length / (taken.length + late.length),
	};
}

/** The closed leads that a person marked as answered before, because the answer was given by other means. */
async function answeredOtherwise(kysely: Kysely<Tables>, from: string): Promise<Set<string>> {
	const closed = kysely
		.selectFrom("leads")
		.select("id")
		.where("received_at", ">=", from)
		.where("first_reply_at", "is", null)
		.where("state", "in", ["won", "lost"]);
	const rows = await kysely
		.selectFrom("lead_events")
		.selectAll()
		.where("lead_id", "in", closed)
		.where("what", "like", '{"kind":"state"%')
		.execute();
	return new Set(
		entriesOf(rows).flatMap(({ lead, what }) =>
			what.kind === "state" && (what.to === "replied" || what.to === "waiting") ? [lead] : [],
		),
	);
}
