import { day } from "#domain/durations.ts";

/** The Monday of a moment's week, in UTC, such as 2026-01-26. */
export function weekOf(moment: Date): string {
	const sinceMonday = (moment.getUTCDay() + 6) % 7;
	return new Date(moment.getTime() - sinceMonday * day).toISOString().slice(0, 10);
}
