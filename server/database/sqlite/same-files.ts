import { statSync } from "node:fs";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";

/** The file or its log was deleted or replaced. What is written from then on is in no folder, and lost at the next stop. */
export class DatabaseFileGoneError extends DatabaseUnavailableError {}

/** The files of an open database. */
export interface OpenFiles {
	/** Throws a `DatabaseFileGoneError` once they are no longer the files at their paths. */
	assertInPlace(): void;
	/** Whether any statement has met a damaged page since. */
	hasDamage: boolean;
}

/** Remembers which files are at the paths of a database that has just been opened. */
export function rememberFiles(file: string): OpenFiles {
	const opened = [file, `${file}-wal`].map((path) => ({ path, identity: identityOf(path) }));
	return {
		hasDamage: false,
		assertInPlace() {
			const gone = opened.find(({ path, identity }) => identityOf(path) !== identity);
			if (gone === undefined) return;
			throw new DatabaseFileGoneError(`${gone.path} was deleted or replaced while it was open`);
		},
	};
}

/** Null when there is no such file. */
function identityOf(path: string): string | null {
	const found = statSync(path, { throwIfNoEntry: false, bigint: true });
	return found === undefined ? null : `${found.dev}:${found.ino}`;
}
