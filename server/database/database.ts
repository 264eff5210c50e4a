import type { Expression, Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Work that a database may ask to do again, so it has no effect outside its transaction. */
type TransactionWork<Result> = (transaction: Transaction<Tables>) => Promise<Result>;

/** What a probe finds: `unavailable` takes nothing for now; `corrupt` is damaged, or lacks its tables. */
export type DatabaseHealth = "ok" | "unavailable" | "corrupt";

/** Milliseconds between two checks of a database: whoever asks in between gets the last answer. */
export const checkInterval = 1000;

/** A database of leads. What only one engine knows stays behind this interface. */
export interface Database {
	readonly kysely: Kysely<Tables>;
	/** Where it is, for the person who starts the service. */
	readonly place: string;
	/** How many transactions of one process may wait for the disk at the same time, and gain by it. */
	readonly writersAtOnce: number;
	/** Resolves once all of the work is on the disk; rejects with none of it there. */
	transaction<Result>(work: TransactionWork<Result>): Promise<Result>;
	/** Begins to index `lead_texts` for `leadsHolding`, if that has not been done. */
	indexTexts(transaction: Transaction<Tables>): Promise<void>;
	/** Puts the texts of the index in the order of the leads' arrival: rows that were copied came in that of their ids. */
	reindexTexts(transaction: Transaction<Tables>): Promise<void>;
	/** The ids of the newest leads whose texts have all these words, as a subquery; the last word can be a beginning. */
	leadsHolding(words: readonly string[], max: number): Expression<string>;
	/** Reads all of it, as far as the engine has files of its own; rejects with a `DatabaseOpenError` when it is damaged. */
	verify(): Promise<void>;
	/** Finds whether a lead could be stored, by a small write. Who asks within a second of an answer gets it again. */
	check(): Promise<DatabaseHealth>;
	/** Whether an error means that nothing can be written for now, and not that something is wrong with what was asked. */
	isUnavailable(error: unknown): boolean;
	/** A `DatabaseOpenError` for an error that says that the database is damaged; any other error as it is. */
	explained(error: unknown): unknown;
	/** Removes every byte of deleted rows from the database's files; false while another program, or a disk without room for a second copy, prevents that. */
	vacuum(): Promise<boolean>;
	/** Writes a copy to a new SQLite file that only its owner can read, while the service runs. */
	backup(file: string): Promise<void>;
	close(): Promise<void>;
}
