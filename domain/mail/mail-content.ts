import type { LeadEvent } from "#domain/desk/timeline.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { ReminderPurpose } from "#domain/mail/mail-purpose.ts";

/** A lead with what its mails link to. */
export interface LeadOfMail extends Lead {
	/** The unguessable end of the address of its receipt or report. */
	readonly token: string;
	/** Whether it came by a mail that could not be read whole here: the mailbox has it. */
	readonly isCut: boolean;
}

/** An open lead as the digest names it: nothing in it is about a person. */
export interface DigestLead extends Pick<Lead, "id" | "reference" | "form"> {
	/** By when a person replies. */
	readonly dueAt: Date;
}

/** What the team is told once a day. */
export interface Digest {
	/** Those that wait for an answer, in the order in which they are due; the first of them where there are very many. */
	readonly open: readonly DigestLead[];
	readonly openCount: number;
	/** How many of them should have been answered by now. */
	readonly lateCount: number;
	/** Suspected leads of the last day. */
	readonly suspectedCount: number;
	/** Mails of which it turned out since the last digest that they failed, came back or may not have arrived. */
	readonly troubledCount: number;
	/** Replies that the mail server has not taken for an hour or longer, and that are tried again. */
	readonly putOffReplyCount: number;
	/** Events for other programs that have failed since then. */
	readonly failedEventCount: number;
	/** Whether the mailbox that answers come to could not be read for long. */
	readonly isMailboxUnread: boolean;
	readonly now: Date;
}

type WarningPurpose = "reply-warning-4h" | "reply-warning-1h";
/** What a person wrote in an answer. */
export type WrittenAnswer = Extract<LeadEvent, { kind: "answer" }>;

/** What a mail says, before it is put into sentences. */
export type MailContent =
	/** Whether it repeats what was sent, and whether the time of a person's reply is still to come. */
	| {
			readonly purpose: "receipt";
			readonly lead: LeadOfMail;
			readonly hasCopy: boolean;
			readonly hasPromise: boolean;
	  }
	| { readonly purpose: WarningPurpose; readonly lead: LeadOfMail; readonly hoursLeft: number }
	| { readonly purpose: "team-answer"; readonly lead: LeadOfMail; readonly answer: WrittenAnswer }
	/** Whether the time of a person's reply is still to come. */
	| { readonly purpose: "paper-link"; readonly lead: LeadOfMail; readonly hasPromise: boolean }
	/** Whether the time of a person's reply and a reminder are still to come, and whether the session is under way. */
	| {
			readonly purpose: "webinar-confirmation";
			readonly lead: LeadOfMail;
			readonly hasPromise: boolean;
			readonly hasReminder: boolean;
			readonly hasBegun: boolean;
	  }
	| { readonly purpose: ReminderPurpose; readonly lead: LeadOfMail }
	/** Whether it is a registration for a session that is under way. */
	| { readonly purpose: "team-lead"; readonly lead: LeadOfMail; readonly hasBegun?: boolean }
	| { readonly purpose: "digest"; readonly digest: Digest };

/** A one-time code on its way to a person who answers leads. */
export interface DeskCode {
	readonly name: string;
	/** As it is typed, such as `7K4M2-Q9XWB`. */
	readonly code: string;
	/** Where it is typed, or, in the browser that asked, a link that needs no code. */
	readonly link: string;
	readonly kind: "invitation" | "sign-in";
	readonly expiresAt: Date;
}

/** A mail in sentences. */
export interface RenderedMail {
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	/** An iCalendar file. */
	readonly calendar: string | null;
}
