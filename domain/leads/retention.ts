/** For how many months after the last contact the privacy policy lets a lead be kept. */
export const retentionMonths = 24;

/** The time from which a lead must not be kept any longer; where a month is too short for the day, the next one's first. */
export function retentionEndsAt(lastContact: Date): Date {
	const end = new Date(lastContact);
	end.setUTCMonth(end.getUTCMonth() + retentionMonths);
	return end;
}
