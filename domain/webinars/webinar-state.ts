/** `startsAt` is an ISO date and time with its offset. */
export interface WebinarSchedule {
	startsAt: string;
	durationMinutes: number;
	format: WebinarState;
}

export type WebinarState = "live" | "recorded";

/** The moment at which the session is over. */
export function webinarEnd({ startsAt, durationMinutes }: Omit<WebinarSchedule, "format">): Date {
	return new Date(new Date(startsAt).getTime() + durationMinutes * 60_000);
}

/** A live session is open for registration until it ends; from then on it is a recorded one. */
export function webinarState(schedule: WebinarSchedule, now: Date): WebinarState {
	if (schedule.format === "recorded") return "recorded";
	return now.getTime() < webinarEnd(schedule).getTime() ? "live" : "recorded";
}
