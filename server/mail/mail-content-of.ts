import * as z from "zod";
import { type LeadEvent, leadEvent } from "#domain/desk/timeline.ts";
import { hour } from "#domain/durations.ts";
import { isUnanswered } from "#domain/leads/lead.ts";
import type { LeadOfMail, MailContent, WrittenAnswer } from "#domain/mail/mail-content.ts";
import { isMailPurpose, isReminder, type MailPurpose } from "#domain/mail/mail-purpose.ts";
import { type PlannedMail, reminders, warningsOf } from "#domain/mail/mails-of-lead.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import { isUnderWay, type WebinarSchedule, webinarState } from "#domain/webinars/webinar-state.ts";
import type { Database } from "#server/database/database.ts";
import { firstEventOf } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { hasOtherReminder } from "#server/mail/other-reminder.ts";
import { readDigest } from "#server/mail/read-digest.ts";
import type { OutboxItem, Preparation } from "#server/outbox/outbox-item.ts";

type Found =
	| { readonly kind: "content"; readonly content: MailContent }
	| Exclude<Preparation, { readonly kind: "message" }>;

const superfluous = (why: string): Found => ({ kind: "superfluous", why });

/**
 * What a mail says, from what is stored now: a warning about a lead that has been answered says nothing any more. `mailbox`: the
 * address of the one that answers come to; null where none is read.
 */
export async function mailContentOf(
	database: Database,
	item: OutboxItem,
	{ sessions, mailbox = null }: Pick<SiteBuild, "sessions"> & { readonly mailbox?: string | null },
	now: Date,
): Promise<Found> {
	const { purpose } = item;
	if (!isMailPurpose(purpose)) return superfluous(`This version of the service writes no email ${purpose}.`);
	if (purpose === "digest")
		return { kind: "content", content: { purpose, digest: await readDigest(database, mailbox, now) } };
	const found = await findLead(database, item.lead_id);
	if (found === null) return superfluous("The lead is not there any more.");
	const { lead, isMerged } = found;
	if (isMerged && isWarning(purpose)) return superfluous("The lead is part of another.");
	const session = sessions[String(lead.values["webinar"])];
	const old = outdated(purpose, lead, session, now);
	if (old !== null) return old;
	if (
		isReminder(purpose) &&
		(await hasOtherReminder(database, item, purpose, String(lead.values["webinar"]), now))
	)
		return superfluous("Another registration of the same address brings it.");
	if (purpose !== "team-answer")
		return { kind: "content", content: contentOf(purpose, lead, { item, session, now }) };
	const answer = await findAnswer(database, item.details);
	if (answer === null) return superfluous("The answer is not there any more.");
	return { kind: "content", content: { purpose, lead, answer } };
}

/** @param event the id of the event that the answer is */
async function findAnswer(database: Database, event: string | null): Promise<WrittenAnswer | null> {
	const what = await findEvent(database, event);
	return what?.kind === "answer" ? what : null;
}

async function findEvent({ kysely }: Database, id: string | null): Promise<LeadEvent | null> {
	const found = kysely.selectFrom("lead_events").select("what").where("id", "=", id);
	const row = await found.executeTakeFirst();
	return row === undefined ? null : leadEvent.parse(JSON.parse(row.what));
}

async function findLead(
	database: Database,
	id: string | null,
): Promise<{ readonly lead: LeadOfMail; readonly isMerged: boolean } | null> {
	if (id === null) return null;
	const found = database.kysely.selectFrom("leads").selectAll().where("id", "=", id);
	const row = await found.executeTakeFirst();
	if (row === undefined) return null;
	const received = await findEvent(database, firstEventOf(id));
	const isCut = received?.kind === "received" && received.isCut === true;
	return { lead: { ...leadOfRow(row), token: row.token, isCut }, isMerged: row.merged_into !== null };
}

const storedDetails = z.object({ hasProof: z.boolean() });

function contentOf(
	purpose: Exclude<MailPurpose, "digest" | "team-answer">,
	lead: LeadOfMail,
	{ item, session, now }: { item: OutboxItem; session: WebinarSchedule | undefined; now: Date },
): MailContent {
	const hasPromise = isUnanswered(lead.state) && lead.dueAt > now;
	const hasBegun = session !== undefined && isUnderWay(session, now);
	switch (purpose) {
		case "paper-link":
			return { purpose, lead, hasPromise };
		case "webinar-confirmation": {
			const hasReminder = session !== undefined && reminders(session).some(({ dueAt }) => dueAt > now);
			return { purpose, lead, hasPromise, hasReminder, hasBegun };
		}
		case "receipt":
			return {
				...{ purpose, lead, hasPromise },
				hasCopy: storedDetails.parse(JSON.parse(item.details ?? "{}")).hasProof,
			};
		case "reply-warning-4h":
		case "reply-warning-1h": {
			const dueAt = lead.replyDueAt ?? lead.dueAt;
			const hoursLeft = Math.max(1, Math.round((dueAt.getTime() - now.getTime()) / hour));
			return { purpose, lead, hoursLeft };
		}
		case "team-lead":
			return { purpose, lead, hasBegun };
		default:
			return { purpose, lead };
	}
}

function isWarning(purpose: MailPurpose): boolean {
	return purpose === "reply-warning-4h" || purpose === "reply-warning-1h";
}

/** Why a mail is not written now, or null when it is. */
function outdated(
	purpose: MailPurpose,
	lead: LeadOfMail,
	session: WebinarSchedule | undefined,
	now: Date,
): Found | null {
	if (lead.state === "spam") return superfluous("The lead is marked as spam.");
	if (isWarning(purpose) || purpose === "team-answer") {
		if (!isUnanswered(lead.state) || lead.replyDueAt === null)
			return superfluous("The lead has been answered.");
		return purpose === "team-answer" ? null : untimely(warningsOf({ dueAt: lead.replyDueAt }), purpose, now);
	}
	if (!isReminder(purpose) && purpose !== "webinar-confirmation") return null;
	if (session === undefined || webinarState(session, now) === "recorded")
		return superfluous("The session is not to come any more.");
	return untimely(reminders(session), purpose, now);
}

/** Due later than when it was queued: the session has been moved, or the reply is due at another time. */
function untimely(planned: readonly PlannedMail[], purpose: MailPurpose, now: Date): Found | null {
	const later = planned.find((mail) => mail.purpose === purpose && mail.dueAt > now);
	return later === undefined ? null : { kind: "later", dueAt: later.dueAt, giveUpAt: later.giveUpAt };
}
