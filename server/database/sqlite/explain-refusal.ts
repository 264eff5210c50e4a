import { existsSync } from "node:fs";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { DatabaseBusyError } from "#server/database/sqlite/retry-while-busy.ts";
import { isDamage, sqliteCode, sqliteCodeOf } from "#server/database/sqlite/sqlite-errors.ts";

const systemReasons: Readonly<Record<string, string>> = {
	EACCES: "this user may not write there",
	EPERM: "it belongs to another user",
	EROFS: "its disk is read-only",
	ENOSPC: "its disk is full",
	ENOENT: "its folder cannot be made",
	EISDIR: "that is a folder",
	EEXIST: "a part of that path is a file",
	ENOTDIR: "a part of that path is a file",
};

const sqliteReasons: Readonly<Record<number, string>> = {
	[sqliteCode.readOnly]: "this user may not write there",
	[sqliteCode.ioError]: "its disk fails or is full",
	[sqliteCode.full]: "its disk is full",
	[sqliteCode.cannotOpen]: "it cannot be opened",
};

/** For a backup, or the disk of another machine, that can only be read. */
const howToRead =
	"To read it, copy it, and the file of the same name that ends in -wal if there is one, to a folder that can be written to. " +
	"Then set DATABASE_FILE to the copy.";

export function damaged(place: string): string {
	return `${place} is not a database, or it is damaged. Restore a backup: docs/operations.md, section Backup.`;
}

export function notStored(place: string, reason: string): string {
	return `The leads cannot be stored in ${place}: ${reason}.`;
}

/** One sentence for the person who starts the service; an error that it has no sentence for as it is. */
export function explainRefusal(error: unknown, place: string): unknown {
	const sentence = sentenceFor(error, place);
	return sentence === null ? error : new DatabaseOpenError(sentence, { cause: error });
}

/** One sentence for the person who works with a file that turns out to be damaged; any other error as it is. */
export function explainDamage(error: unknown, place: string): unknown {
	return isDamage(error) ? new DatabaseOpenError(damaged(place), { cause: error }) : error;
}

function sentenceFor(error: unknown, place: string): string | null {
	if (isDamage(error)) return damaged(place);
	if (error instanceof DatabaseBusyError)
		return `Another program holds ${place}. Find it (lsof ${place}) and stop it, or try again later.`;
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	const reason = sqliteReasons[sqliteCodeOf(error) ?? 0] ?? systemReasons[code];
	if (reason === undefined) return null;
	const isToRead = code === "EROFS" && existsSync(place);
	return isToRead ? `${notStored(place, reason)} ${howToRead}` : notStored(place, reason);
}
