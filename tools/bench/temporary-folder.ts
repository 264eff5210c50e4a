import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const parent = resolve(import.meta.dirname, "../../bench-results");

/** Calls with a folder on the project's own disk, not in a memory file system: its fsync must be a real one. */
export async function withTemporaryFolder<Result>(
	work: (folder: string) => Promise<Result>,
): Promise<Result> {
	mkdirSync(parent, { recursive: true });
	const folder = mkdtempSync(join(parent, "run-"));
	try {
		return await work(folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
