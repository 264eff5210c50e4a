/** For how many months after the last contact the privacy policy lets a lead be stored. */
export const retentionMonths = 24;

/** From when a lead must no longer be stored; where a month is too short for the day, the first of the next one. */
export function retentionEndsAt(lastContact: Date): Date {
	const end = new Date(lastContact);
	end.setUTCMonth(end.getUTCMonth() + retentionMonths);
	return end;
}
