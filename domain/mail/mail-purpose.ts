/** Mails about a session that begins soon. */
export const reminderPurposes = ["reminder-day", "reminder-hour"] as const;
const toVisitors = ["receipt", "paper-link", "webinar-confirmation", ...reminderPurposes] as const;
const toTeam = ["team-lead", "team-answer", "reply-warning-4h", "reply-warning-1h", "digest"] as const;
const mailPurposes = [...toVisitors, ...toTeam] as const;

/** What a mail is for that the service writes by itself. */
export type MailPurpose = (typeof mailPurposes)[number];

export type ReminderPurpose = (typeof reminderPurposes)[number];

/** Every mail that a visitor can get, what a person writes at the desk too. The privacy policy lists them. */
export const visitorMails = [...toVisitors, "reply"] as const;

/** Whether a mail reminds of a session. */
export function isReminder(purpose: MailPurpose): boolean {
	return reminderPurposes.some((each) => each === purpose);
}

/** Whether a mail goes to the company's own people. */
export function isTeamMail(purpose: MailPurpose): boolean {
	return toTeam.some((each) => each === purpose);
}

export function isMailPurpose(text: string): text is MailPurpose {
	return mailPurposes.some((purpose) => purpose === text);
}
