import { hour } from "#domain/durations.ts";
import { warningHours } from "#domain/leads/deadlines.ts";
import { isUnanswered, type LeadState } from "#domain/leads/lead.ts";
import { type LeadForm, mailLead } from "#domain/leads/mail-lead.ts";
import type { MailPurpose } from "#domain/mail/mail-purpose.ts";
import { maxRetryTime } from "#domain/outbox/retry.ts";
import { type WebinarSchedule, webinarState } from "#domain/webinars/webinar-state.ts";

/** A mail that a lead causes: not sent before `dueAt`, and of no use to anyone from `giveUpAt` on. */
export interface PlannedMail {
	readonly purpose: MailPurpose;
	readonly dueAt: Date;
	readonly giveUpAt: Date;
}

export interface LeadToNotify {
	readonly form: LeadForm;
	readonly state: LeadState;
	readonly receivedAt: Date;
	/** By when a person replies. */
	readonly dueAt: Date;
	/** When the webinar is held that the lead is about; null for every other lead. */
	readonly session: WebinarSchedule | null;
}

/** All mails that a new lead causes, those of later hours too. A suspected lead causes none. */
export function mailsOfLead(lead: LeadToNotify): PlannedMail[] {
	if (lead.state === "spam") return [];
	const { receivedAt } = lead;
	const soon = (purpose: MailPurpose) => soonAfter(purpose, receivedAt);
	const toTeam = [soon("team-lead"), ...warningsOf(lead)];
	// Nothing answers a mail by itself: two programs could then write to each other without end.
	if (lead.form === mailLead.id) return toTeam;
	return [soon(answerTo(lead)), ...toTeam, ...remindersOf(lead)];
}

/** What the visitor of a suspected lead still gets, as of old or late, once a person says that it is none. */
export function mailsOfClearedLead(lead: LeadToNotify, now: Date): PlannedMail[] {
	if (lead.form === mailLead.id) return [];
	const answer = soonAfter(answerTo(lead), now);
	const late = { ...lead, receivedAt: now };
	switch (answer.purpose) {
		case "paper-link":
			return [answer];
		case "webinar-confirmation":
			return isRegistration(late) ? [answer, ...remindersOf(late)] : [];
		default:
			// It names the time of a reply, which must be to come.
			return isUnanswered(lead.state) && lead.dueAt > now ? [answer] : [];
	}
}

/** A mail that is sent at once. */
export function soonAfter(purpose: MailPurpose, dueAt: Date): PlannedMail {
	return { purpose, dueAt, giveUpAt: new Date(dueAt.getTime() + maxRetryTime) };
}

/** The mail by which the visitor hears at once. */
function answerTo(lead: LeadToNotify): MailPurpose {
	if (lead.form === "paper") return "paper-link";
	return isRegistration(lead) ? "webinar-confirmation" : "receipt";
}

function remindersOf(lead: LeadToNotify): PlannedMail[] {
	if (lead.session === null || !isRegistration(lead)) return [];
	return reminders(lead.session).filter(({ dueAt }) => dueAt > lead.receivedAt);
}

/** When those who registered for a session are reminded of it. */
export function reminders({ startsAt }: Pick<WebinarSchedule, "startsAt">): PlannedMail[] {
	const before = (hours: number) => new Date(new Date(startsAt).getTime() - hours * hour);
	return [
		// It says "tomorrow", which a late one must not.
		{ purpose: "reminder-day", dueAt: before(24), giveUpAt: before(18) },
		{ purpose: "reminder-hour", dueAt: before(1), giveUpAt: before(0) },
	];
}

/** A visitor who asks about a session that is over does not register for it. */
function isRegistration({ form, session, receivedAt }: LeadToNotify): boolean {
	return form === "webinar" && session !== null && webinarState(session, receivedAt) === "live";
}

/** When the team is warned of a reply that is due. */
export function warningsOf({ dueAt }: Pick<LeadToNotify, "dueAt">): PlannedMail[] {
	const before = (hours: number) => new Date(dueAt.getTime() - hours * hour);
	return [
		{ purpose: "reply-warning-4h", dueAt: before(warningHours.first), giveUpAt: before(warningHours.last) },
		{ purpose: "reply-warning-1h", dueAt: before(warningHours.last), giveUpAt: dueAt },
	];
}
