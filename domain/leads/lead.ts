import type { FormValues } from "#domain/forms/field.ts";
import type { SpamSignal } from "#domain/leads/spam-signals.ts";
import type { CalendarDate } from "#domain/readiness/calendar.ts";

/** How far a lead has come. A suspected one begins as `spam`, with its spam signals, until a person says otherwise. */
export const leadStates = ["new", "claimed", "replied", "waiting", "won", "lost", "spam"] as const;
export type LeadState = (typeof leadStates)[number];

/** Whether no person has replied yet, so that the promised time runs. */
export function isUnanswered(state: LeadState): boolean {
	return state === "new" || state === "claimed";
}

/** Whether a reply is owed, and so has a time by which it is due. What is suspected keeps that time, for the case that it is none. */
export function owesReply(state: LeadState): boolean {
	return isUnanswered(state) || state === "spam";
}

/** What the report is computed from, besides the form values. */
export interface TakenAssessment {
	/** The day from which the roadmap counts. */
	readonly takenOn: CalendarDate;
	/** The version of the readiness model that scored the answers. */
	readonly modelVersion: number;
}

/** What a visitor sent, and what the company promised on receiving it. */
export interface Lead {
	readonly id: string;
	/** What visitor and company call it, such as `SL-7K4M-2Q9X`. */
	readonly reference: string;
	/** The form's id; a lead may outlive its form. */
	readonly form: string;
	readonly state: LeadState;
	readonly receivedAt: Date;
	/** By when a person was to reply first, as the sender was told. */
	readonly dueAt: Date;
	/** By when a person replies; null while no reply is owed. */
	readonly replyDueAt: Date | null;
	/** When the company and the sender last had contact; the time for which the lead may be stored counts from then. */
	readonly lastContactAt: Date;
	/** The page of the site that the form is on, such as `/contact`; null when the submission did not say. */
	readonly page: string | null;
	/** The time zone of the device, such as "Pacific/Auckland"; null when it did not say, as without JavaScript or in a mail. */
	readonly timeZone: string | null;
	readonly values: FormValues;
	readonly spamSignals: readonly SpamSignal[];
	/** Null for every form but the assessment. */
	readonly assessment: TakenAssessment | null;
}

/** The state in which a lead begins. */
export function firstState(found: readonly SpamSignal[]): LeadState {
	return found.length > 0 ? "spam" : "new";
}

/** The sender's name, from whichever name controls the form has. */
export function senderName(values: FormValues): string {
	const parts = [values["name"], values["firstName"], values["lastName"]];
	return parts.filter((part) => typeof part === "string" && part !== "").join(" ");
}
