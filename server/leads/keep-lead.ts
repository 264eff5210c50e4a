import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { FormValues } from "#domain/forms/field.ts";
import type { FormId } from "#domain/forms/forms.ts";
import { firstState, type Suspicion, type TakenAssessment } from "#domain/leads/lead.ts";
import { leadReference } from "#domain/leads/reference.ts";
import { dueAt } from "#domain/leads/reply-clock.ts";
import type { Tables } from "#server/database/tables.ts";

/** Keeping a lead takes several statements, all of which count or none. */
type LeadTransaction = Transaction<Tables>;

/** A checked sending on its way to becoming a lead. */
export interface Sending {
	readonly form: FormId;
	readonly answers: FormValues;
	readonly page: string | null;
	readonly suspicions: readonly Suspicion[];
	/** Null for every form but the assessment. */
	readonly assessment: TakenAssessment | null;
	/** Equal for a sending and its repeats. */
	readonly key: string;
	/** For how many milliseconds an equal key is a repeat; null for ever. */
	readonly repeatsFor: number | null;
	/** The id in the form key that came with it; null when none came. */
	readonly submission: string | null;
}

/** Leads from one form key that a person may make, by changing the words after an answer was lost and sending again. */
const mostOfOneKey = 3;

export interface KeptLead {
	readonly reference: string;
	/** The unguessable end of the address of its receipt. */
	readonly receipt: string;
	readonly receivedAt: Date;
	readonly dueAt: Date;
	/** Whether the lead was there before, so that this sending is one of its repeats. */
	readonly isRepeat: boolean;
}

/** Keeps a sending as a lead, or finds the lead of which it is a repeat. */
export async function keepLead(database: LeadTransaction, sending: Sending, now: Date): Promise<KeptLead> {
	const id = randomUUID();
	const isNew = await claimKey(database, sending, id, now);
	if (!isNew) return findKept(database, sending.key);
	const suspicions = await withReuse(database, sending);
	const receipt = randomBytes(16).toString("base64url");
	const due = dueAt(now);
	const row = {
		id,
		receipt,
		form: sending.form,
		state: firstState(suspicions),
		received_at: now.toISOString(),
		due_at: due.toISOString(),
		page: sending.page,
		answers: JSON.stringify(sending.answers),
		suspicions: JSON.stringify(suspicions),
		taken_on: sending.assessment?.takenOn ?? null,
		model_version: sending.assessment?.modelVersion ?? null,
	};
	for (;;) {
		const reference = leadReference(randomInt);
		const { numInsertedOrUpdatedRows } = await database
			.insertInto("leads")
			.values({ ...row, reference })
			.onConflict((conflict) => conflict.column("reference").doNothing())
			.executeTakeFirst();
		if (numInsertedOrUpdatedRows) return { reference, receipt, receivedAt: now, dueAt: due, isRepeat: false };
	}
}

/** One statement, so that of two equal sendings at the same moment, on any database, just one makes a lead. */
async function claimKey(
	database: LeadTransaction,
	sending: Sending,
	leadId: string,
	now: Date,
): Promise<boolean> {
	const expires = sending.repeatsFor === null ? null : new Date(now.getTime() + sending.repeatsFor);
	const claimed = await database
		.insertInto("sendings")
		.values({
			key: sending.key,
			lead_id: leadId,
			expires_at: expires?.toISOString() ?? null,
			submission: sending.submission,
		})
		.onConflict((conflict) =>
			conflict
				.column("key")
				.doUpdateSet(({ ref }) => ({
					lead_id: ref("excluded.lead_id"),
					expires_at: ref("excluded.expires_at"),
				}))
				.where("sendings.expires_at", "<=", now.toISOString()),
		)
		.returning("lead_id")
		.executeTakeFirst();
	return claimed !== undefined;
}

/** The suspicions of a sending whose key has been claimed, and that its form key has made too many leads. */
async function withReuse(
	database: LeadTransaction,
	{ submission, suspicions }: Sending,
): Promise<readonly Suspicion[]> {
	if (submission === null) return suspicions;
	const ofThisKey = await database
		.selectFrom("sendings")
		.select("key")
		.where("submission", "=", submission)
		.limit(mostOfOneKey + 1)
		.execute();
	return ofThisKey.length > mostOfOneKey ? [...suspicions, "reused-key"] : suspicions;
}

async function findKept(database: LeadTransaction, key: string): Promise<KeptLead> {
	const found = await database
		.selectFrom("sendings")
		.innerJoin("leads", "leads.id", "sendings.lead_id")
		.select(["reference", "receipt", "received_at", "due_at"])
		.where("sendings.key", "=", key)
		.executeTakeFirstOrThrow();
	return {
		reference: found.reference,
		receipt: found.receipt,
		receivedAt: new Date(found.received_at),
		dueAt: new Date(found.due_at),
		isRepeat: true,
	};
}
