const hour = 60 * 60 * 1000;

/** Within how many hours of a message's arrival a person replies. */
export const replyHours = 24;
const amberWithin = 4 * hour;

export type ReplyClock = "green" | "amber" | "red";

/** The time by which a person replies, at any time of the week. */
export function dueAt(receivedAt: Date): Date {
	return new Date(receivedAt.getTime() + replyHours * hour);
}

/** Green with four hours or more in hand, amber with less, red once the promise is broken. */
export function replyClock(due: Date, now: Date): ReplyClock {
	const left = due.getTime() - now.getTime();
	if (left < 0) return "red";
	return left < amberWithin ? "amber" : "green";
}

/** For how many months after the last contact the privacy policy lets a lead be stored. */
export const retentionMonths = 24;

/** From when a lead must no longer be stored; where a month is too short for the day, the first of the next one. */
export function retentionEndsAt(lastContact: Date): Date {
	const end = new Date(lastContact);
	end.setUTCMonth(end.getUTCMonth() + retentionMonths);
	return end;
}
