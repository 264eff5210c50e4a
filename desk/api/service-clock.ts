/** Milliseconds by which the service's clock is ahead of this device's, as its last answer said. */
let ahead = 0;

/** Takes the `Date` header of an answer. It has whole seconds: the rest of one counts as over, so that no time seems left that is not. */
export function noteServiceTime(date: string | null): void {
	const moment = Date.parse(date ?? "");
	if (!Number.isNaN(moment)) ahead = moment + 1000 - Date.now();
}

/** The time by the service's clock, in milliseconds; by this device's before the first answer. */
export function serviceTime(): number {
	return Date.now() + ahead;
}

/** A moment of the service, in milliseconds of this device's clock. */
export function timeOnDevice(moment: string): number {
	return Date.parse(moment) - ahead;
}
