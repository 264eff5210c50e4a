import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** A database of leads. What only one engine knows stays behind this interface. */
export interface Database {
	readonly kysely: Kysely<Tables>;
	/** Where it is, for the person who starts the service. */
	readonly place: string;
	/** Whether an error means that nothing can be written for now: another program holds the database, or its disk is full. */
	isUnavailable(error: unknown): boolean;
	/** Removes every byte of deleted rows from the disk; false while another program prevents that. */
	leaveNoBytes(): Promise<boolean>;
	/** Writes a copy to a new file that only its owner can read, while the service runs. */
	backup(file: string): Promise<void>;
	close(): Promise<void>;
}
