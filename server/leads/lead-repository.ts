import { type FormId, isFormId } from "#domain/forms/forms.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import type { StoredLead, Submission } from "#server/leads/store-lead.ts";
import { createStoreQueue } from "#server/leads/store-queue.ts";
import { hasAnswer } from "#server/mail/visitor-answers.ts";

interface LeadOfReceipt extends Lead {
	/** Whether a mail answers it, so that the receipt may promise one. */
	readonly hasAnswer: boolean;
}

/** What the routes need to know of leads. */
export interface LeadRepository {
	/** Resolves once the lead is committed to the disk, and not before. */
	store(submission: Submission): Promise<StoredLead>;
	findByToken(token: string): Promise<(LeadOfReceipt & { form: FormId }) | null>;
	/** The assessment whose report has this token in its address; null for every other form. */
	findAssessment(token: string): Promise<LeadOfReceipt | null>;
}

/** @param onStored is called once a lead is stored, for what waits for new leads */
export function createLeadRepository(
	database: Database,
	onStored: () => void = () => undefined,
): LeadRepository {
	const store = createStoreQueue(database);
	return {
		async store(submission) {
			const lead = await store(submission);
			onStored();
			return lead;
		},
		findByToken: (token) => findByToken(database, token),
		findAssessment: (token) => findAssessment(database, token),
	};
}

async function findByToken({ kysely }: Database, token: string): ReturnType<LeadRepository["findByToken"]> {
	const row = await kysely.selectFrom("leads").selectAll().where("token", "=", token).executeTakeFirst();
	if (row === undefined) return null;
	const { form, ...lead } = leadOfRow(row);
	return isFormId(form) ? { ...lead, form, hasAnswer: await hasAnswer(kysely, lead.id) } : null;
}

async function findAssessment({ kysely }: Database, token: string): Promise<LeadOfReceipt | null> {
	const row = await kysely
		.selectFrom("leads")
		.selectAll()
		.where("token", "=", token)
		.where("taken_on", "is not", null)
		.executeTakeFirst();
	return row === undefined ? null : { ...leadOfRow(row), hasAnswer: await hasAnswer(kysely, row.id) };
}
