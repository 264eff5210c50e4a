import { copy, say } from "#desk/app/copy.ts";
import { minute } from "#domain/durations.ts";
import { type ReplyClock, replyClock } from "#domain/leads/deadlines.ts";

const minutesADay = 24 * 60;

/** How much time is left for a reply. */
export interface TimeLeft {
	/** Null while no reply is owed. */
	readonly clock: ReplyClock | null;
	readonly text: string;
}

export function timeLeft(dueAt: string | null, now: Date): TimeLeft {
	const { none, left, late } = copy.inbox.clock;
	if (dueAt === null) return { clock: null, text: none };
	const due = new Date(dueAt);
	const time = clockText(Math.abs(due.getTime() - now.getTime()));
	return { clock: replyClock(due, now), text: say(due < now ? late : left, { time }) };
}

/** From two days on in days; no one plans an hour that far away. */
function clockText(milliseconds: number): string {
	const { days, hours, minutes } = copy.inbox.clock;
	const whole = Math.floor(milliseconds / minute);
	if (whole >= 2 * minutesADay) return say(days, { days: Math.floor(whole / minutesADay) });
	if (whole < 60) return say(minutes, { minutes: whole });
	return say(hours, { hours: Math.floor(whole / 60), minutes: whole % 60 });
}
