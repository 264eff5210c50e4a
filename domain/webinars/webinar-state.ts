import { day, minute } from "#domain/durations.ts";

/** `startsAt` is an ISO date and time with its offset. */
export interface WebinarSchedule {
	startsAt: string;
	durationMinutes: number;
	format: WebinarFormat;
}

/** How a session is held, as its file says it; a live one stays that after its end. */
type WebinarFormat = "live" | "recorded";

/** As what a session is offered at a moment, see `webinarState`: a live one that is over is "recorded" too, with or without a recording. */
export type WebinarState = "live" | "recorded";

/** The moment at which the session is over. */
export function webinarEnd({ startsAt, durationMinutes }: Omit<WebinarSchedule, "format">): Date {
	return new Date(new Date(startsAt).getTime() + durationMinutes * minute);
}

/** Whether a session has begun and is not over: who registers now joins late. */
export function isUnderWay(session: WebinarSchedule, now: Date): boolean {
	return new Date(session.startsAt) <= now && webinarState(session, now) === "live";
}

/** How long before a session those who registered should have the link to join, in milliseconds. */
const linkKnownBefore = 7 * day;

/** Whether those who registered wait for a link to a session that begins soon. */
export function lacksLink(session: WebinarSchedule & { joinUrl?: string | undefined }, now: Date): boolean {
	const isSoon = new Date(session.startsAt).getTime() - now.getTime() < linkKnownBefore;
	return session.joinUrl === undefined && isSoon && webinarState(session, now) === "live";
}

/** A live session is open for registration until it ends; from then on it is a recorded one. */
export function webinarState(schedule: WebinarSchedule, now: Date): WebinarState {
	if (schedule.format === "recorded") return "recorded";
	return now.getTime() < webinarEnd(schedule).getTime() ? "live" : "recorded";
}
