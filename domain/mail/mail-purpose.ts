/** What a mail is for. Those to a visitor come first, then those to the team. */
const mailPurposes = [
	"receipt",
	"paper-link",
	"webinar-confirmation",
	"reminder-day",
	"reminder-hour",
	"team-lead",
	"reply-warning-4h",
	"reply-warning-1h",
	"digest",
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

const teamPurposes: readonly string[] = ["team-lead", "reply-warning-4h", "reply-warning-1h", "digest"];

/** Whether a mail goes to the company's own people. */
export function isTeamMail(purpose: MailPurpose): boolean {
	return teamPurposes.includes(purpose);
}

export function isMailPurpose(text: string): text is MailPurpose {
	return mailPurposes.some((purpose) => purpose === text);
}
