import type { DatabaseSync } from "node:sqlite";

const commitsEach = 20;

/**
 * Makes a function to call after each commit. Now and then it writes SQLite's log back into the file, once those who waited for that
 * commit have their answers: SQLite itself does so within a commit, which then takes five times as long.
 */
export function checkpointLater(database: DatabaseSync): () => void {
	let commits = 0;
	return () => {
		commits++;
		if (commits < commitsEach) return;
		commits = 0;
		setTimeout(() => checkpoint(database), 1).unref();
	};
}

/** One that fails, as on a full disk, is made after later commits. */
function checkpoint(database: DatabaseSync): void {
	if (!database.isOpen || database.isTransaction) return;
	try {
		database.exec("pragma wal_checkpoint(passive)");
	} catch {}
}
