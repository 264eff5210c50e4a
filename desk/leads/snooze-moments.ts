import { maxSnoozeDays } from "#domain/desk/lead-changes.ts";

const morning = 9;
const monday = 1;
const daysAWeek = 7;

/** What the quick choices mean, in the time of the device: nine in the morning of a day to come. */
export function snoozeMoments(now: Date): Readonly<Record<"tomorrow" | "inThreeDays" | "nextWeek", Date>> {
	const toMonday = (monday - now.getDay() + daysAWeek) % daysAWeek || daysAWeek;
	return {
		tomorrow: morningIn(1, now),
		inThreeDays: morningIn(3, now),
		nextWeek: morningIn(toMonday, now),
	};
}

function morningIn(days: number, now: Date): Date {
	return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
}

/** Until when a lead can be snoozed at most: a day sooner than the service allows, as its clock may be another. */
export function lastMoment(now: Date): Date {
	return new Date(now.getFullYear(), now.getMonth(), now.getDate() + maxSnoozeDays - 1);
}

/** A moment as a field for date and time has it, such as "2026-03-03T10:15", in the time of the device. */
export function localInput(moment: Date): string {
	const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
	return local.toISOString().slice(0, "2026-03-03T10:15".length);
}
