import { renameSync, rmSync } from "node:fs";

/**
 * Has the content of folders made anew next to them, and puts it in their place once all of it is there. When it can't be made, the
 * folders stay as they were: what serves from them keeps its last good state.
 * @param make fills the folders of the given names, in the same order; none of them exists yet.
 */
export async function replaceFolders<const Folders extends readonly string[]>(
	folders: Folders,
	make: (drafts: { [Index in keyof Folders]: string }) => Promise<void>,
): Promise<void> {
	const drafts = folders.map(draftOf);
	// A build that was killed leaves its own.
	removeAll(drafts);
	try {
		await make(drafts as { [Index in keyof Folders]: string });
	} catch (error) {
		removeAll(drafts);
		throw error;
	}
	removeAll(folders);
	for (const folder of folders) renameSync(draftOf(folder), folder);
}

function draftOf(folder: string): string {
	return `${folder}.new`;
}

function removeAll(folders: readonly string[]): void {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
