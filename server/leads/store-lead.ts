import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { FormValues } from "#domain/forms/field.ts";
import { type FormId, forms } from "#domain/forms/forms.ts";
import { dueAt } from "#domain/leads/deadlines.ts";
import { firstState, type TakenAssessment } from "#domain/leads/lead.ts";
import { maxLeadsPerFormKey, spamSignalsOf } from "#domain/leads/spam-signals.ts";
import type { WebinarSchedule } from "#domain/webinars/webinar-state.ts";
import type { Tables } from "#server/database/tables.ts";
import { insertLead } from "#server/leads/insert-lead.ts";
import { queueMailsOfLead } from "#server/mail/queue-mails.ts";
import { hasAnswer } from "#server/mail/visitor-answers.ts";
import type { RequestEvidence } from "#server/protection/read-evidence.ts";
import { queueLeadReceived } from "#server/webhooks/lead-webhooks.ts";

/** Storing a lead takes several statements: all of them, or none. */
type LeadTransaction = Transaction<Tables>;

/** A checked submission on its way to becoming a lead. */
export interface Submission {
	readonly form: FormId;
	readonly values: FormValues;
	readonly page: string | null;
	/** The time zone of the device; null when it is not known. */
	readonly timeZone: string | null;
	readonly evidence: RequestEvidence;
	/** Null for every form but the assessment. */
	readonly assessment: TakenAssessment | null;
	/** When the webinar is held that it is about; null for every other form. */
	readonly session: WebinarSchedule | null;
	/** Equal for a submission and its repeats. */
	readonly key: string;
	/** For how many milliseconds an equal key is a repeat; null for ever. */
	readonly repeatWindow: number | null;
	/** The id in the form key that came with it; null when none came. */
	readonly formKeyId: string | null;
}

export interface StoredLead {
	readonly reference: string;
	/** The unguessable end of the address of its receipt. */
	readonly token: string;
	readonly receivedAt: Date;
	readonly dueAt: Date;
	/** Whether a mail answers it: not where it is suspected, nor where the address has had enough of them. */
	readonly hasAnswer: boolean;
	/** Whether the lead was there before, so that this submission is one of its repeats. */
	readonly isRepeat: boolean;
}

/** Stores a submission as a lead, or finds the lead of which it is a repeat. */
export async function storeLead(
	transaction: LeadTransaction,
	submission: Submission,
	now: Date,
): Promise<StoredLead> {
	const id = randomUUID();
	const isNew = await claimKey(transaction, submission, id, now);
	if (!isNew) return findStored(transaction, submission.key);
	const leadsOfFormKey = await countLeadsOf(transaction, submission.formKeyId);
	const hasLongText = forms[submission.form].fields.some(({ kind }) => kind === "long-text");
	const spamSignals = spamSignalsOf({ ...submission.evidence, leadsOfFormKey, hasLongText });
	const state = firstState(spamSignals);
	const token = randomBytes(16).toString("base64url");
	const due = dueAt(now);
	const row = {
		id,
		token,
		form: submission.form,
		state,
		received_at: now.toISOString(),
		due_at: due.toISOString(),
		last_contact_at: now.toISOString(),
		page: submission.page,
		time_zone: submission.timeZone,
		form_values: JSON.stringify(submission.values),
		spam_signals: JSON.stringify(spamSignals),
		taken_on: submission.assessment?.takenOn ?? null,
		model_version: submission.assessment?.modelVersion ?? null,
		erasure_announced_at: null,
	};
	const reference = await insertLead(transaction, row);
	const { form, values, session, evidence } = submission;
	const times = { receivedAt: now, dueAt: due };
	const email = String(values["email"] ?? "");
	const hasProof = evidence.proof === "found";
	const lead = { id, reference, form, state, email, hasProof, session, ...times };
	const hasAnswer = await queueMailsOfLead(transaction, lead);
	await queueLeadReceived(transaction, { ...row, reference }, now);
	return { reference, token, ...times, hasAnswer, isRepeat: false };
}

/** One statement, so that of two equal submissions at the same moment, on any database, just one makes a lead. */
async function claimKey(
	transaction: LeadTransaction,
	submission: Submission,
	leadId: string,
	now: Date,
): Promise<boolean> {
	const expires = submission.repeatWindow === null ? null : new Date(now.getTime() + submission.repeatWindow);
	const claimed = await transaction
		.insertInto("submissions")
		.values({
			key: submission.key,
			lead_id: leadId,
			expires_at: expires?.toISOString() ?? null,
			form_key_id: submission.formKeyId,
		})
		.onConflict((conflict) =>
			conflict
				.column("key")
				.doUpdateSet(({ ref }) => ({
					lead_id: ref("excluded.lead_id"),
					expires_at: ref("excluded.expires_at"),
				}))
				.where("submissions.expires_at", "<=", now.toISOString()),
		)
		.returning("lead_id")
		.executeTakeFirst();
	return claimed !== undefined;
}

/** The submission whose key has just been claimed counts too. No more are read than the judgement needs. */
async function countLeadsOf(transaction: LeadTransaction, formKeyId: string | null): Promise<number> {
	if (formKeyId === null) return 0;
	const found = await transaction
		.selectFrom("submissions")
		.select("key")
		.where("form_key_id", "=", formKeyId)
		.limit(maxLeadsPerFormKey + 1)
		.execute();
	return found.length;
}

async function findStored(transaction: LeadTransaction, key: string): Promise<StoredLead> {
	const found = await transaction
		.selectFrom("submissions")
		.innerJoin("leads", "leads.id", "submissions.lead_id")
		.select(["leads.id", "reference", "token", "received_at", "due_at"])
		.where("submissions.key", "=", key)
		.executeTakeFirstOrThrow();
	return {
		reference: found.reference,
		token: found.token,
		receivedAt: new Date(found.received_at),
		dueAt: new Date(found.due_at),
		hasAnswer: await hasAnswer(transaction, found.id),
		isRepeat: true,
	};
}
