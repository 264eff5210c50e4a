import type { ReplyTimes } from "#domain/desk/numbers.ts";
import { hour } from "#domain/durations.ts";
import { replyHours } from "#domain/leads/deadlines.ts";
import { weekOf } from "#domain/week.ts";

/** A lead with its first reply by a person. */
export interface RepliedLead {
	readonly receivedAt: Date;
	readonly firstReplyAt: Date;
	readonly office: string;
}

/** Times to the first reply, by the week of arrival and the office of the person who replied. */
export function replyTimesOf(leads: readonly RepliedLead[]): ReplyTimes[] {
	const groups = Map.groupBy(leads, ({ receivedAt, office }) => `${weekOf(receivedAt)} ${office}`);
	return [...groups.entries()]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, group]) => {
			const taken = group
				.map(({ receivedAt, firstReplyAt }) => firstReplyAt.getTime() - receivedAt.getTime())
				.sort((one, other) => one - other);
			return {
				week: name.slice(0, 10),
				office: name.slice(11),
				replies: taken.length,
				median: minutes(quantile(taken, 0.5)),
				ninetieth: minutes(quantile(taken, 0.9)),
				inTime: taken.filter(isInTime).length,
			};
		});
}

/** The smallest value that this share of the sorted values does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

/** Whole minutes. */
export function minutes(milliseconds: number): number {
	return Math.round(milliseconds / 60_000);
}

/** Whether a reply that took so many milliseconds kept the promise, at the desk and in public alike. */
export function isInTime(taken: number): boolean {
	return taken <= replyHours * hour;
}

/** Milliseconds from a lead's arrival to the first reply by a person; none without one. */
export function timeToReply(lead: {
	readonly received_at: string;
	readonly first_reply_at: string | null;
}): number[] {
	if (lead.first_reply_at === null) return [];
	return [Date.parse(lead.first_reply_at) - Date.parse(lead.received_at)];
}
