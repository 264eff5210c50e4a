import { existsSync, renameSync, rmSync } from "node:fs";

/**
 * Has the content of folders made anew next to them, and puts it in their place once all of it is there. What was there stays whole
 * until then. A build that is killed between two folders leaves the old ones under another name, and the next puts them back.
 * @param make fills the folders of the given names, in the same order; none of them exists yet.
 */
export async function replaceFolders<const Folders extends readonly string[]>(
	folders: Folders,
	make: (drafts: { [Index in keyof Folders]: string }) => Promise<void>,
): Promise<void> {
	tidy(folders);
	try {
		await make(folders.map(draftOf) as { [Index in keyof Folders]: string });
		for (const folder of folders) if (existsSync(folder)) renameSync(folder, formerOf(folder));
		for (const folder of folders) renameSync(draftOf(folder), folder);
	} finally {
		tidy(folders);
	}
}

/** Leaves the folders alone: the new ones if all are in their place, else the former. */
function tidy(folders: readonly string[]): void {
	const isReplaced = folders.every((folder) => existsSync(folder));
	for (const folder of folders) {
		remove(draftOf(folder));
		if (!existsSync(formerOf(folder))) continue;
		// What is deleted has the name of a draft: when the build is killed meanwhile, no part of it is put back.
		const outdated = isReplaced ? formerOf(folder) : folder;
		if (existsSync(outdated)) renameSync(outdated, draftOf(folder));
		if (!isReplaced) renameSync(formerOf(folder), folder);
		remove(draftOf(folder));
	}
}

function draftOf(folder: string): string {
	return `${folder}.new`;
}

/** Where a folder is while the new one takes its place. */
function formerOf(folder: string): string {
	return `${folder}.old`;
}

function remove(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
}
