import type { Database } from "#server/database/database.ts";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";
import { type StoredLead, type Submission, storeLead } from "#server/leads/store-lead.ts";

interface Waiting {
	readonly submission: Submission;
	readonly resolve: (lead: StoredLead) => void;
	readonly reject: (reason: unknown) => void;
	/** Whether its sender has been told that it could not be stored. */
	isGivenUp: boolean;
}

/** Commits at most this many at once, so that a crowd cannot hold up the pages for long. */
const maxGroupSize = 64;

/** Milliseconds after which a sender is told that it could not be stored. A browser waits for fifteen seconds. */
const storeTimeout = 8000;

/** Stores submissions in groups. A commit waits for the disk, and those who arrive meanwhile share the next one. */
export function createStoreQueue(database: Database): (submission: Submission) => Promise<StoredLead> {
	const waiting = new Set<Waiting>();
	let writers = 0;

	async function write(): Promise<void> {
		if (writers === database.writersAtOnce) return;
		writers++;
		while (waiting.size > 0) await writeGroup();
		writers--;
	}

	async function writeGroup(): Promise<void> {
		const group = takeGroup().filter(({ isGivenUp }) => !isGivenUp);
		const later = [...waiting];
		const refusal = group.length === 0 ? null : await storeGroup(database, group);
		if (refusal === null) return;
		// Those who have waited all through a failed attempt do not wait for another one.
		for (const one of later) if (waiting.delete(one)) one.reject(refusal);
	}

	function takeGroup(): Waiting[] {
		const group = [...waiting].slice(0, maxGroupSize);
		for (const one of group) waiting.delete(one);
		return group;
	}

	return (submission) => {
		const { promise, ...settle } = Promise.withResolvers<StoredLead>();
		const one = withDeadline({ submission, ...settle, isGivenUp: false });
		waiting.add(one);
		// After the other requests of this turn, so that they share a commit too.
		setImmediate(write);
		return promise;
	};
}

function withDeadline(one: Waiting): Waiting {
	const timer = setTimeout(() => {
		one.isGivenUp = true;
		one.reject(tooLate());
	}, storeTimeout);
	const { resolve, reject } = one;
	return Object.assign(one, {
		resolve: (lead: StoredLead) => {
			clearTimeout(timer);
			resolve(lead);
		},
		reject: (reason: unknown) => {
			clearTimeout(timer);
			reject(reason);
		},
	});
}

function tooLate(): DatabaseUnavailableError {
	return new DatabaseUnavailableError("The database did not store the lead in time");
}

/** Resolves to the error with which the database refuses everything for now, or to null. */
async function storeGroup(database: Database, group: readonly Waiting[]): Promise<unknown> {
	try {
		const leads = await storeTogether(database, group);
		for (const [index, { resolve, reject }] of group.entries()) {
			const lead = leads[index];
			if (lead === undefined) reject(new Error("A submission has no lead"));
			else resolve(lead);
		}
		return null;
	} catch (error) {
		const isUnavailable = database.isUnavailable(error);
		// One that cannot be stored must not take the others with it.
		if (group.length > 1 && !isUnavailable) return storeOneByOne(database, group);
		for (const { reject } of group) reject(error);
		return isUnavailable ? error : null;
	}
}

async function storeOneByOne(database: Database, group: readonly Waiting[]): Promise<unknown> {
	let refusal: unknown = null;
	for (const one of group) {
		if (refusal === null) refusal = await storeGroup(database, [one]);
		else one.reject(refusal);
	}
	return refusal;
}

function storeTogether(database: Database, group: readonly Waiting[]): Promise<StoredLead[]> {
	return database.transaction(async (transaction) => {
		const leads: StoredLead[] = [];
		for (const { submission } of group) leads.push(await storeLead(transaction, submission, new Date()));
		// The last moment to take it back. Where one of the group still waits, the others are stored with it.
		if (group.every(({ isGivenUp }) => isGivenUp)) throw tooLate();
		return leads;
	});
}
