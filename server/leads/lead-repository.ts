import { type FormId, isFormId } from "#domain/forms/forms.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { type StoredLead, type Submission, storeLead } from "#server/leads/store-lead.ts";

/** What the routes need to know of leads. */
export interface LeadRepository {
	/** Resolves once the lead is committed to the disk, and not before. */
	store(submission: Submission): Promise<StoredLead>;
	findByToken(token: string): Promise<{ form: FormId; reference: string; dueAt: Date } | null>;
	/** The assessment whose report has this token in its address; null for every other form. */
	findAssessment(token: string): Promise<Lead | null>;
}

interface Waiting {
	readonly submission: Submission;
	readonly resolve: (lead: StoredLead) => void;
	readonly reject: (reason: unknown) => void;
}

/** Commits at most this many at once, so that a crowd cannot hold up the pages for long. */
const largestGroup = 64;

/** @param onStored is called after each commit, for what waits for new leads */
export function createLeadRepository(
	database: Database,
	onStored: () => void = () => undefined,
): LeadRepository {
	const waiting: Waiting[] = [];
	let isWriting = false;

	// A commit waits for the disk. Those who arrive meanwhile share the next one.
	async function write(): Promise<void> {
		if (isWriting) return;
		isWriting = true;
		while (waiting.length > 0) {
			await storeGroup(database, waiting.splice(0, largestGroup));
			onStored();
		}
		isWriting = false;
	}

	return {
		store(submission) {
			const { promise, resolve, reject } = Promise.withResolvers<StoredLead>();
			waiting.push({ submission, resolve, reject });
			// After the other requests of this turn, so that they share a commit too.
			if (waiting.length === 1) setImmediate(write);
			return promise;
		},
		findByToken: (token) => findByToken(database, token),
		findAssessment: (token) => findAssessment(database, token),
	};
}

async function storeGroup(database: Database, group: readonly Waiting[]): Promise<void> {
	try {
		const leads = await storeTogether(database, group);
		for (const [index, { resolve, reject }] of group.entries()) {
			const lead = leads[index];
			if (lead === undefined) reject(new Error("A submission has no lead"));
			else resolve(lead);
		}
	} catch (error) {
		// One that cannot be stored must not take the others with it; a database that takes no writes fails them all.
		if (group.length > 1 && !database.isUnavailable(error)) {
			for (const one of group) await storeGroup(database, [one]);
			return;
		}
		for (const { reject } of group) reject(error);
	}
}

function storeTogether({ kysely }: Database, group: readonly Waiting[]): Promise<StoredLead[]> {
	return kysely.transaction().execute(async (transaction) => {
		const leads: StoredLead[] = [];
		for (const { submission } of group) leads.push(await storeLead(transaction, submission, new Date()));
		return leads;
	});
}

async function findByToken({ kysely }: Database, token: string): ReturnType<LeadRepository["findByToken"]> {
	const found = await kysely
		.selectFrom("leads")
		.select(["form", "reference", "due_at"])
		.where("token", "=", token)
		.executeTakeFirst();
	if (found === undefined || !isFormId(found.form)) return null;
	return { form: found.form, reference: found.reference, dueAt: new Date(found.due_at) };
}

async function findAssessment({ kysely }: Database, token: string): Promise<Lead | null> {
	const row = await kysely
		.selectFrom("leads")
		.selectAll()
		.where("token", "=", token)
		.where("taken_on", "is not", null)
		.executeTakeFirst();
	return row === undefined ? null : leadOfRow(row);
}
