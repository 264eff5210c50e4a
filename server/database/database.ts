import type { Expression, Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

type TransactionWork<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

/** A database of leads. What only one engine knows stays behind this interface. */
export interface Database {
	readonly kysely: Kysely<Tables>;
	/** Where it is, for the person who starts the service. */
	readonly place: string;
	/** Resolves once all of the work is on the disk; rejects with none of it there. */
	transaction<Result>(work: TransactionWork<Result>): Promise<Result>;
	/** Begins to index `lead_texts` for `leadsHolding`, if that has not been done. */
	indexTexts(): Promise<void>;
	/** The ids of the newest leads whose texts have all these words, as a subquery; the last word can be a beginning. */
	leadsHolding(words: readonly string[], most: number): Expression<string>;
	/** Whether an error means that nothing can be written for now: another program holds the database, or its disk is full. */
	isUnavailable(error: unknown): boolean;
	/** Removes every byte of deleted rows from the disk; false while another program prevents that. */
	leaveNoBytes(): Promise<boolean>;
	/** Writes a copy to a new file that only its owner can read, while the service runs. */
	backup(file: string): Promise<void>;
	close(): Promise<void>;
}
