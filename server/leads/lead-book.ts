import { type FormId, isFormId } from "#domain/forms/forms.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/open-database.ts";
import { DatabaseBusyError } from "#server/database/retry-while-busy.ts";
import { type KeptLead, keepLead, type Sending } from "#server/leads/keep-lead.ts";
import { leadOfRow } from "#server/leads/stored-lead.ts";

/** What the routes need to know of leads. */
export interface LeadBook {
	/** Resolves once the lead is committed to the disk, and not before. */
	keep(sending: Sending): Promise<KeptLead>;
	findReceipt(receipt: string): Promise<{ form: FormId; reference: string; dueAt: Date } | null>;
	/** The assessment whose report stands at the address with this end; null for every other form. */
	findAssessment(receipt: string): Promise<Lead | null>;
}

interface Waiting {
	readonly sending: Sending;
	readonly resolve: (kept: KeptLead) => void;
	readonly reject: (reason: unknown) => void;
}

/** Commits at most this many at once, so that a crowd cannot hold up the pages for long. */
const largestGroup = 64;

export function createLeadBook(database: Database): LeadBook {
	const waiting: Waiting[] = [];
	let isWriting = false;

	// A commit waits for the disk. Those who arrive meanwhile share the next one.
	async function write(): Promise<void> {
		if (isWriting) return;
		isWriting = true;
		while (waiting.length > 0) await keepGroup(database, waiting.splice(0, largestGroup));
		isWriting = false;
	}

	return {
		keep(sending) {
			const { promise, resolve, reject } = Promise.withResolvers<KeptLead>();
			waiting.push({ sending, resolve, reject });
			// After the other requests of this turn, so that they share a commit too.
			if (waiting.length === 1) setImmediate(write);
			return promise;
		},
		findReceipt: (receipt) => findReceipt(database, receipt),
		findAssessment: (receipt) => findAssessment(database, receipt),
	};
}

async function keepGroup(database: Database, group: readonly Waiting[]): Promise<void> {
	try {
		const kept = await keepTogether(database, group);
		for (const [index, { resolve, reject }] of group.entries()) {
			const lead = kept[index];
			if (lead === undefined) reject(new Error("A sending has no lead"));
			else resolve(lead);
		}
	} catch (error) {
		// One that cannot be kept must not take the others with it; a locked database fails them all alike.
		if (group.length > 1 && !(error instanceof DatabaseBusyError)) {
			for (const one of group) await keepGroup(database, [one]);
			return;
		}
		for (const { reject } of group) reject(error);
	}
}

function keepTogether(database: Database, group: readonly Waiting[]): Promise<KeptLead[]> {
	return database.transaction().execute(async (transaction) => {
		const kept: KeptLead[] = [];
		for (const { sending } of group) kept.push(await keepLead(transaction, sending, new Date()));
		return kept;
	});
}

async function findReceipt(database: Database, receipt: string): ReturnType<LeadBook["findReceipt"]> {
	const found = await database
		.selectFrom("leads")
		.select(["form", "reference", "due_at"])
		.where("receipt", "=", receipt)
		.executeTakeFirst();
	if (found === undefined || !isFormId(found.form)) return null;
	return { form: found.form, reference: found.reference, dueAt: new Date(found.due_at) };
}

async function findAssessment(database: Database, receipt: string): Promise<Lead | null> {
	const row = await database
		.selectFrom("leads")
		.selectAll()
		.where("receipt", "=", receipt)
		.where("taken_on", "is not", null)
		.executeTakeFirst();
	return row === undefined ? null : leadOfRow(row);
}
