import { day, hour } from "#domain/durations.ts";

/** Within how many hours of a message's arrival a person replies. */
export const replyHours = 24;
/** How many hours before a reply is due the whole team is warned, the first time and the last. */
export const warningHours = { first: 4, last: 1 };
const amberWithin = warningHours.first * hour;

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

/** For how many days a lead is announced before it is erased, so that a person can say that there was contact since. */
export const noticeDays = 30;

/** From when a lead must no longer be stored; where a month is too short for the day, the first of the next one. */
export function retentionEndsAt(lastContact: Date): Date {
	const end = new Date(lastContact);
	end.setUTCMonth(end.getUTCMonth() + retentionMonths);
	return end;
}

/** When the end of a lead's time is announced, if the service runs at that time. */
export function noticeBegins(lastContact: Date): Date {
	return daysAfter(retentionEndsAt(lastContact), -noticeDays);
}

/**
 * When a lead is erased: at the end of its time, but not before its whole notice has passed. A service with a wrong clock,
 * or one that did not run for a while, so erases nothing at once.
 * @param announcedAt null when it has not been announced yet
 */
export function erasedFrom(lastContact: Date, announcedAt: Date | null, now: Date): Date {
	// An announcement from the future was made by a clock that has been set back since.
	const announced = announcedAt === null || announcedAt > now ? now : announcedAt;
	const ends = [retentionEndsAt(lastContact), daysAfter(announced, noticeDays)];
	return new Date(Math.max(...ends.map((end) => end.getTime())));
}

function daysAfter(time: Date, days: number): Date {
	return new Date(time.getTime() + days * day);
}
