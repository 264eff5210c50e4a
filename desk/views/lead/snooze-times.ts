const hour = 60 * 60 * 1000;
const morning = 9;
const evening = 18;

export type SnoozeTime = "later-today" | "tomorrow" | "next-week";

/** Moments to snooze a lead until, in the zone of the device; later today only while there is enough of the day left. */
export function snoozeTimes(now: Date): { readonly name: SnoozeTime; readonly until: Date }[] {
	const later = new Date(now.getTime() + 3 * hour);
	later.setMinutes(0, 0, 0);
	const isToday = later.getDate() === now.getDate() && later.getHours() < evening;
	const daysToMonday = (8 - now.getDay()) % 7 || 7;
	return [
		...(isToday ? [{ name: "later-today", until: later } as const] : []),
		{ name: "tomorrow", until: morningAfter(now, 1) },
		{ name: "next-week", until: morningAfter(now, daysToMonday) },
	];
}

function morningAfter(now: Date, days: number): Date {
	return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning);
}
