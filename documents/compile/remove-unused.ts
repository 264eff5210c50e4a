import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Long enough to keep the documents of another branch or language between two of its builds. */
const daysUnused = 14;

/** Removes the documents that no build has used for a while: each change of a text leaves the one before it. */
export async function removeUnused(folder: string, now: Date): Promise<void> {
	const oldest = now.getTime() - daysUnused * 24 * 60 * 60 * 1000;
	const entries = await readdir(folder, { withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
	// Two builds at once may both remove one.
	const used = async (path: string) => (await stat(path).catch(() => null))?.mtime.getTime() ?? 0;
	for (const path of paths) if ((await used(path)) < oldest) await rm(path, { force: true });
}
