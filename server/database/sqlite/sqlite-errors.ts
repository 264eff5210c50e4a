import { DatabaseUnavailableError } from "#server/database/database-errors.ts";

/** SQLite's own codes. */
export const sqliteCode = {
	busy: 5,
	readOnly: 8,
	ioError: 10,
	corrupt: 11,
	full: 13,
	cannotOpen: 14,
	notADatabase: 26,
} as const;

const unavailable: readonly (number | null)[] = [
	sqliteCode.busy,
	sqliteCode.readOnly,
	sqliteCode.ioError,
	sqliteCode.full,
	sqliteCode.cannotOpen,
];
const damaged: readonly (number | null)[] = [sqliteCode.corrupt, sqliteCode.notADatabase];

/** Whether the database takes no writes for now: it is held, or its disk is full, read-only or failing. */
export function isUnavailable(error: unknown): boolean {
	return error instanceof DatabaseUnavailableError || unavailable.includes(sqliteCodeOf(error));
}

/** Whether what is in the file is no longer a database in good order. */
export function isDamage(error: unknown): boolean {
	return damaged.includes(sqliteCodeOf(error));
}

/** Null when it is no error of SQLite. */
export function sqliteCodeOf(error: unknown): number | null {
	if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return null;
	// The low byte is the code; the rest says more about it.
	return error.errcode & 0xff;
}
